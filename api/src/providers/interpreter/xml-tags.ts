const tag = /<(amt|date|num|ref|name)(\d)>/g

/** Converts placeholders to empty XML tags and escapes the rest. */
export function toXml(text: string): string {
  return text
    .replace(/&/g, '&amp;')
    .replace(/<(?!(?:amt|date|num|ref|name)\d>)/g, '&lt;')
    .replace(tag, '<$1$2/>')
}

export function fromXml(text: string): string {
  return text
    .replace(/<((?:amt|date|num|ref|name)\d)\s*(?:\/>|><\/\1>)/g, '<$1>')
    .replace(/&lt;/g, '‹')
    .replace(/&gt;/g, '›')
    .replace(/&quot;/g, '"')
    .replace(/&apos;|&#39;/g, "'")
    .replace(/&amp;/g, '&')
}
