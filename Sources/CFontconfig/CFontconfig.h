#ifndef SHAKE_CFONTCONFIG_H
#define SHAKE_CFONTCONFIG_H
#include <fontconfig/fontconfig.h>

// Macros with casts, which Swift does not import.

/// The end of a character set's pages.
static const FcChar32 cfc_charset_done = FC_CHARSET_DONE;
/// How many words of 32 bits one page of a character set has.
static const int cfc_charset_map_size = FC_CHARSET_MAP_SIZE;
#endif
