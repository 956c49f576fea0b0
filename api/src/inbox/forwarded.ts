/** The parts of a forwarded text: the note that the forwarding person wrote above, and the original mail with its header. */
export type Forwarded = { note: string; from: string; date: string; subject: string; text: string }

const names = {
  from: /^(?:von|absender|from)$/i,
  date: /^(?:datum|gesendet|date|sent)(?: am)?$/i,
  subject: /^(?:betreff|betr\.?|subject)$/i,
  other: /^(?:an|to|cc|kopie(?: \(cc\))?|bcc|antwort an|reply-to|wichtigkeit|priorität)$/i,
}
type Name = keyof typeof names

const headLine = /^[ \t]*\*?([A-Za-zäöüß.() -]{1,24}):\*?[ \t]*(.*)$/
const mark =
  /^[ \t]*(?:-{2,}.*(?:weitergeleitet|forwarded|ursprüngliche|original).*|(?:anfang der weitergeleiteten|begin forwarded).*|_{10,}[ \t]*)$/i

/** Header lines may be far apart in text made from HTML, but not farther than this. */
const mostLines = 14

/** A forwarded mail starts within this many lines from the top. */
const searched = 500

/**
 * Extracts a forwarded mail from a text. It looks for `Von:` with `Betreff:` or `Datum:` in nearby lines, as mail programs write
 * them in German or English. Null if there is none.
 */
export function forwardedIn(text: string): Forwarded | null {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const quoted = (line: string) => line.replace(/^(?:> ?)+/, '')
  for (let at = 0; at < Math.min(lines.length, searched); at += 1) {
    if (nameOf(quoted(lines[at]!))?.name !== 'from') continue
    const first = firstHead(lines, at, quoted)
    const found = heads(lines, first, quoted)
    if (!found.from || (!found.subject && !found.date)) continue
    const above = lines.slice(0, first)
    while (above.length > 0 && (above.at(-1)!.trim() === '' || mark.test(quoted(above.at(-1)!)))) {
      above.pop()
    }
    const below = lines.slice(found.end)
    const all = below.every((line) => line.startsWith('>') || line.trim() === '')
    const { from, date, subject } = found
    const inner = (all ? below.map(quoted) : below).join('\n').trim()
    return { note: above.join('\n').trim(), from, date, subject, text: inner }
  }
  return null
}

/** Some programs put the subject first, so the header starts at the first of adjacent header lines. */
function firstHead(lines: string[], at: number, quoted: (line: string) => string): number {
  let first = at
  while (first > Math.max(0, at - mostLines) && nameOf(quoted(lines[first - 1]!))) first -= 1
  return first
}

function heads(lines: string[], first: number, quoted: (line: string) => string) {
  const found: Record<Name, string> = { from: '', date: '', subject: '', other: '' }
  let end = first
  for (let at = first; at < Math.min(lines.length, first + mostLines); at += 1) {
    const line = quoted(lines[at]!)
    const head = nameOf(line)
    if (head) {
      found[head.name] ||= head.value
      end = at + 1
    } else if (line.trim() === '' ? at > end : !goesOn(at)) break
  }
  return { ...found, end }

  /** A long list of recipients continues on the next line. */
  function goesOn(at: number): boolean {
    const next = lines[at + 1]
    return at === end && next !== undefined && nameOf(quoted(next)) !== null
  }
}

function nameOf(line: string): { name: Name; value: string } | null {
  const [, word, value] = headLine.exec(line) ?? []
  if (!word) return null
  const name = (Object.keys(names) as Name[]).find((one) => names[one].test(word.trim()))
  return name ? { name, value: value!.replaceAll('*', '').trim() } : null
}
