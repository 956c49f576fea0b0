/** Offsets of one sentence in a text. */
export type Stretch = { start: number; end: number }

// Abbreviations that do not end a sentence, in lower case and without the last dot.
const abbreviations = new Set(
  (
    'abs art az bzw ca dipl dr e etc evtl fa ggf gem geb gez h hr i inkl ing insb jur kfz lt m max med min mind mo nat nr ' +
    'o okt p pol prof rd rechn s sog std stk str tel u usw v vgl vors z zw zzgl b a d f k n t w fr di mi do sa so jan feb mär ' +
    'apr jun jul aug sept sep nov dez vers-nr kd-nr rechn-nr st-nr ziff hs buchst anm ff zb dgl pos einh ep whg'
  ).split(' '),
)

/** Whether a dot, question or exclamation mark at `index` ends a sentence. */
function ends(text: string, index: number): boolean {
  const mark = text[index]
  if (!/^["“”»«)\]]?\s+["„“»«([–-]?\s?[\p{Lu}\p{N}[•]/u.test(text.slice(index + 1, index + 8)))
    return false
  if (mark !== '.') return true
  const word = /[\p{L}\p{N}./-]{0,20}$/u.exec(text.slice(Math.max(0, index - 20), index))?.[0] ?? ''
  const last = (word.split(/[.-]/).at(-1) ?? '').toLowerCase()
  if (abbreviations.has(last) || abbreviations.has(word.toLowerCase())) return false
  const next = /^\s+(\S+)/.exec(text.slice(index + 1, index + 30))?.[1] ?? ''
  // `USt. Gesamt` continues, `inkl. MwSt. Bitte …` does not
  if (/^(?:ust|mwst)$/.test(last) && /^(?:Gesamt|Summe|Betrag|Satz|Nr|Id)/iu.test(next))
    return false
  // `am 2. Oktober`, `zum 31. Mai`, `III. Quartal` continue; a year or an amount can end a sentence.
  if (/^\d{1,2}$/.test(last)) {
    return (
      !/^(?:Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Tag|Monat|Quartal|Jahr|Lebens|Ober|Unter|OG|Etage|Stock|Rate|Mahnung)/.test(
        next,
      ) &&
      !/^\d/.test(next) &&
      !/(?:^|\s)(?:am|zum|vom|den|dem|der|bis|ab|des|jeweils)\s\d{1,2}$/.test(
        text.slice(Math.max(0, index - 12), index),
      )
    )
  }
  return !/^[IVX]+$/.test(word)
}

/**
 * Splits a paragraph into sentences. Handles German abbreviations, ordinal numbers and dates; a colon does not end a sentence. Every
 * character except spaces between sentences belongs to exactly one sentence.
 */
export function splitSentences(text: string): Stretch[] {
  const found: Stretch[] = []
  let start = 0
  const push = (end: number) => {
    const piece = text.slice(start, end)
    const lead = piece.length - piece.trimStart().length
    if (piece.trim()) found.push({ start: start + lead, end: start + piece.trimEnd().length })
    start = end
  }
  for (const match of text.matchAll(/[.!?]/g)) {
    if (!ends(text, match.index)) continue
    const closing = /^["“”»«)\]]/.test(text.slice(match.index + 1, match.index + 2)) ? 2 : 1
    push(match.index + closing)
  }
  push(text.length)
  return found
}

/** The part of a text around a place, between the nearest matches of `border` (with the flag `g`). */
export function stretchAround(text: string, border: RegExp, start: number, end: number): string {
  let [from, to] = [0, text.length]
  for (const match of text.matchAll(border)) {
    if (match.index < start) from = match.index + match[0].length
    else if (match.index >= end) {
      to = match.index
      break
    }
  }
  return text.slice(from, to)
}
