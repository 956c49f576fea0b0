/** HTML entities for special characters. */
const entities: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  euro: '€',
  sect: '§',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  ndash: '–',
  shy: '',
}

const breaks =
  /^\/?(?:p|div|br|tr|li|h[1-6]|table|ul|ol|section|article|header|footer|blockquote)$/i
const unseen = /^(?:style|script|head|title|template|noscript|svg)$/i

/**
 * Extracts text from HTML in one pass, for HTML that is too large or too deeply nested for the parser. Tags are removed and blocks
 * end lines. Never throws.
 */
export function roughText(html: string): string {
  const kept: string[] = []
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    kept.push(html.slice(at, open < 0 ? html.length : open))
    if (open < 0) break
    if (/[A-Za-z/!?]/.test(html[open + 1] ?? '')) {
      const name = /^\/?[A-Za-z\d]{1,20}/.exec(html.slice(open + 1, open + 22))?.[0] ?? ''
      if (breaks.test(name)) kept.push('\n')
      const end = unseen.test(name) ? `</${name}` : html.startsWith('<!--', open) ? '-->' : '>'
      at = after(html, end, open)
      continue
    }
    kept.push('<')
    at = open + 1
  }
  const text = kept
    .join('')
    .replaceAll(/&(#\d{1,6}|[A-Za-z]{2,8});/g, (whole, name: string) =>
      name.startsWith('#') ? sign(Number(name.slice(1))) : (entities[name] ?? whole),
    )
  return text
    .replaceAll(/[ \t]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*\n/g, '\n\n')
    .trim()
}

const sign = (code: number) => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

/** The index after an end marker; the end of the text if there is none. */
function after(html: string, end: string, from: number): number {
  const found = html.indexOf(end, from)
  return found < 0 ? html.length : found + end.length
}
