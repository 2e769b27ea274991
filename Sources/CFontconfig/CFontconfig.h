#ifndef SHAKE_CFONTCONFIG_H
#define SHAKE_CFONTCONFIG_H
#include <fontconfig/fontconfig.h>
#endif
