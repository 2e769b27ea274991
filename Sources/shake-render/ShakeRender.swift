import Commands

@main
struct ShakeRender {
  static func main() {}
}
