/// How well words can be read (Web Content Accessibility Guidelines 2.2, 1.4.3).
enum Contrast {
  /// JavaScript for the words on a page whose contrast with what is behind them is below 4.5 : 1.
  static let script = """
    (() => {
      const numbers = (color) => {
        const [red, green, blue, alpha = 1] = color.match(/[0-9.]+/g).map(Number);
        return { rgb: [red, green, blue], alpha };
      };
      const luminance = (rgb) => {
        const [red, green, blue] = rgb.map((value) => {
          const part = value / 255;
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const ground = (element) => {
        for (let one = element; one; one = one.parentElement) {
          const color = numbers(getComputedStyle(one).backgroundColor);
          if (color.alpha === 1) return color.rgb;
          if (color.alpha > 0) throw new Error(`half of a ground: ${one.outerHTML}`);
        }
        throw new Error("no ground");
      };
      const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const faint = [];
      while (words.nextNode()) {
        const text = words.currentNode.textContent.trim();
        const element = words.currentNode.parentElement;
        if (!text || !element.getClientRects().length || !element.checkVisibility()) continue;
        const style = getComputedStyle(element);
        const isDrawing = element instanceof SVGElement;
        const color = numbers(isDrawing ? style.fill : style.color);
        const levels = [luminance(color.rgb), luminance(ground(element))];
        const contrast = (Math.max(...levels) + 0.05) / (Math.min(...levels) + 0.05);
        if (contrast < 4.5) faint.push(`${text}: ${contrast.toFixed(2)}`);
      }
      return faint;
    })()
    """
}
