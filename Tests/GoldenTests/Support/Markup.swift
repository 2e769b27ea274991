import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What an XML parser that is not ours finds in a text.
final class XMLContents: NSObject, XMLParserDelegate {
  struct Element {
    let name: String
    let attributes: [String: String]
    var text = ""
  }

  private(set) var elements: [Element] = []
  private var open: [Int] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    try #require(parser.parse(), "\(parser.parserError.map { "\($0)" } ?? "not well formed")")
  }

  func named(_ name: String) -> [Element] { elements.filter { $0.name == name } }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    open.append(elements.count)
    elements.append(Element(name: elementName, attributes: attributeDict))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let index = open.last { elements[index].text += string }
  }
}

/// The tags of an HTML page, as the standard's tokenizer finds them in well-behaved text: the
/// contents of scripts and styles are none.
struct HTMLTags {
  struct Tag {
    let name: String
    let attributes: [(name: String, value: String)]
    /// The text up to the next tag, unescaped.
    var text: String
  }

  private(set) var tags: [Tag] = []

  init(_ page: String) throws {
    var rest = page[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...].dropFirst()
      let end = try #require(rest.firstIndex(of: ">"))
      let inside = rest[..<end]
      rest = rest[end...].dropFirst()
      let name = String(inside.prefix { !$0.isWhitespace }).lowercased()
      if ["script", "style"].contains(name) {
        let close = try #require(rest.range(of: "</\(name)>", options: .caseInsensitive))
        tags.append(Tag(name: name, attributes: Self.attributes(of: inside), text: ""))
        rest = rest[close.lowerBound...]
        continue
      }
      let text = rest.prefix { $0 != "<" }
      tags.append(
        Tag(name: name, attributes: Self.attributes(of: inside), text: Self.unescaped(text)))
    }
  }

  /// Names without values, and values in double quotes.
  private static func attributes(of tag: Substring) -> [(name: String, value: String)] {
    var (result, rest): ([(name: String, value: String)], Substring) = (
      [], tag.drop { !$0.isWhitespace }
    )
    while true {
      rest = rest.drop { $0.isWhitespace }
      let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
      guard !name.isEmpty else { return result }
      rest = rest[name.endIndex...]
      var value: Substring = ""
      if rest.first == "=" {
        rest = rest.dropFirst(2)
        value = rest.prefix { $0 != "\"" }
        rest = rest[value.endIndex...].dropFirst()
      }
      result.append((name.lowercased(), unescaped(value)))
    }
  }

  private static func unescaped(_ text: Substring) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
