import type { Line } from '../layout/types.ts'

/** `Seite 2 von 3`: page two of three; `of` is null if the total is not printed. */
export type PageCount = { at: number; of: number | null }

const mostPages = 200

const named =
  /(?:^|[\s|·•,;:(-])(?:Seiten?|Blatt|S\.|Page)[ .:]{0,3}(?:Nr\. ?)?(\d{1,3})(?: ?(?:von|\/|of|-) ?(\d{1,3}))?(?![\d.,]*\d)/iu
const bare = /^[\s|–—-]*(\d{1,3}) ?(?:\/|von) ?(\d{1,3})[\s|–—-]*$/u
const dashed = /^[–—-] ?(\d{1,2}) ?[–—-]$/u

/** The printed page number: only in the outer lines, never in the text. `height` of the page in millimetres. */
export function pageCountOf(lines: Line[], height: number): PageCount | null {
  const outer = lines.filter(
    ({ box, zone }) =>
      box.y < 0.16 * height || box.y > 0.86 * height || zone === 'info' || zone === 'head',
  )
  for (const { text, cells } of outer) {
    for (const part of [text, ...cells.map((cell) => cell.text)]) {
      if (part.length > 120) continue
      const match = named.exec(part) ?? bare.exec(part) ?? dashed.exec(part)
      if (!match) continue
      const [at, of] = [Number(match[1]), match[2] ? Number(match[2]) : null]
      if (at >= 1 && at <= (of ?? mostPages) && (of ?? 1) <= mostPages) return { at, of }
    }
  }
  return null
}
