import type { Passage, Mark } from './types.ts'

/** Before these words a hyphen at the end of a line stays ("Hin- und Rückfahrt", "Kranken- oder Pflegeversicherung"). */
const connectors =
  /^(?:und|oder|bzw\.?|sowie|u\.|wie|als|noch|statt|aber|auch|bis|resp\.?|and|or)$/i

export const emptyPassage = (): Passage => ({ text: '', spans: [] })

/** Appends `more` to `to`, with `between` in the middle if `to` has text. Changes `to`. */
export function append(to: Passage, more: Passage, between: string): Passage {
  if (!more.text) return to
  if (to.text) to.text += between
  const shift = to.text.length
  to.text += more.text
  for (const { start, end, word } of more.spans) {
    to.spans.push({ start: start + shift, end: end + shift, word })
  }
  return to
}

/** Fewer single letters in a row are separate words. */
const leastSpaced = 4

/** Indexes of words that continue the word before: `B e t r a g   1 4 8 , 7 5` is printed in spaced letters. */
function spacedOn(marks: Mark[]): Set<number> {
  const on = new Set<number>()
  let from = 0
  const close = (to: number) => {
    const gaps = marks.slice(from + 1, to).map((mark, at) => mark.x0 - (marks[from + at]?.x1 ?? 0))
    const least = Math.max(0, Math.min(...gaps))
    if (to - from >= leastSpaced) {
      gaps.forEach((gap, at) => {
        if (gap < 2 * least + 0.3) on.add(from + 1 + at)
      })
    }
    from = to
  }
  marks.forEach(({ text }, at) => {
    if (text.length === 1) return
    close(at)
    from = at + 1
  })
  close(marks.length)
  return on
}

/** The text of words next to each other. */
export function passageOf(marks: Mark[]): Passage {
  const out = emptyPassage()
  const on = spacedOn(marks)
  marks.forEach(({ text, word }, at) => {
    append(out, { text, spans: [{ start: 0, end: text.length, word }] }, on.has(at) ? '' : ' ')
  })
  return out
}

/** Removes the hyphen at the end and shortens the last word's span. */
function dropHyphen(passage: Passage): void {
  passage.text = passage.text.slice(0, -1)
  const last = passage.spans.at(-1)
  if (last) last.end = Math.max(last.start, last.end - 1)
}

/** Appends the next line: hyphens of broken words are removed, others stay. */
export function joinLine(to: Passage, next: Passage): Passage {
  const breaks = /[\p{L}\p{N}][-‐¬]$/u.test(to.text)
  const [first = ''] = next.text.split(/[\s\t]/, 1)
  if (!breaks)
    return append(to, next, /\S\/$/.test(to.text) && !/\s/.test(to.text.at(-2) ?? ' ') ? '' : ' ')
  if (connectors.test(first)) return append(to, next, ' ')
  if (/^\p{Ll}/u.test(first) && /\p{L}[-‐¬]$/u.test(to.text)) dropHyphen(to)
  return append(to, next, '')
}
