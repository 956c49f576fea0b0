import { type SaxesAttributeNS, SaxesParser } from 'saxes'

/** An XML element with its local name, because namespace prefixes differ between programs. */
export type Element = {
  name: string
  uri: string
  text: string
  children: Element[]
  attributes: Record<string, string>
}

/** The reason why a text is not accepted as XML. */
export class XmlRefused extends Error {
  readonly reason: 'too-large' | 'broken' | 'entities'
  constructor(reason: XmlRefused['reason']) {
    super(reason)
    this.reason = reason
  }
}

// An invoice with 2,000 lines has 100,000 elements with a depth of nine.
const most = { elements: 150_000, depth: 40, text: 4000 }

/**
 * Parses XML into a tree. It fetches and expands nothing: a DOCTYPE, which could define entities, is rejected. Long texts such as
 * embedded files are truncated.
 */
export function xmlTree(xml: string): Element {
  const root: Element = { name: '', uri: '', text: '', children: [], attributes: {} }
  const open = [root]
  let elements = 0
  const parser = new SaxesParser({ xmlns: true })
  const say = (text: string) => {
    const element = open.at(-1)!
    if (element.text.length < most.text) element.text += text.slice(0, most.text)
  }
  parser.on('doctype', () => {
    throw new XmlRefused('entities')
  })
  parser.on('error', () => {
    throw new XmlRefused('broken')
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    elements += 1
    if (elements > most.elements || open.length > most.depth) throw new XmlRefused('too-large')
    const element = { name: local, uri, text: '', children: [], attributes: valuesOf(attributes) }
    open.at(-1)!.children.push(element)
    open.push(element)
  })
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => {
    open.pop()
  })
  parser.write(xml).close()
  const [top] = root.children
  if (!top) throw new XmlRefused('broken')
  return top
}

/** Attributes by local name, truncated like texts. */
const valuesOf = (attributes: Record<string, SaxesAttributeNS>) =>
  Object.fromEntries(
    Object.values(attributes).map(({ local, value }) => [local, value.slice(0, most.text)]),
  )

/** All elements at a path of names. A name may have alternatives: `Name|RegistrationName`. */
export function elementsAt(from: Element, path: string): Element[] {
  return path.split('/').reduce<Element[]>(
    (found, step) => {
      const names = step.split('|')
      return found.flatMap(({ children }) => children.filter(({ name }) => names.includes(name)))
    },
    [from],
  )
}

/** The first non-empty text at a path. */
export function textAt(from: Element, path: string): string | null {
  for (const { text } of elementsAt(from, path)) if (text.trim()) return text.trim()
  return null
}
