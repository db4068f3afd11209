// Drawings that are shown in many places: each is read once, then copied.
const read = new Map<string, DocumentFragment>()

/** A new copy of what stands in some SVG, to be put into an `<svg>`. */
export function copied(markup: string): Node {
  let found = read.get(markup)
  if (!found) {
    const parsed = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    parsed.innerHTML = markup
    found = document.createDocumentFragment()
    found.append(...parsed.childNodes)
    read.set(markup, found)
  }
  return found.cloneNode(true)
}
