/** What stands in a text that was forwarded: what the one who forwarded it wrote above, and the mail below with its own heads. */
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

/** Lines of a head may be far apart in a text made of HTML, but not farther. */
const mostLines = 14

/** A forwarded mail begins near the top of its text. */
const searched = 500

/**
 * Takes a forwarded mail out of a text: `Von:` and `Betreff:` or `Datum:` in lines that follow each other, as every mail program writes
 * them in German or English. Null where a text has none.
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

/** Some programs begin with the subject: the heads begin where the lines before are heads as well. */
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

  /** A long list of addressees goes on in the next line. */
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
