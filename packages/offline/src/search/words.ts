import { fold } from './fold.ts'

/** A word in a text, from `start` to `end`, with attached parts ("E-Mail", "1.234,56", "AZ-12/4711"). */
export type Glued = { start: number; end: number; parts: string[]; joined: string; digits: boolean }

const glue = /[\p{L}\p{N}\p{M}]+(?:[.,/\-–_:'’][\p{L}\p{N}\p{M}]+)*/gu
const between = /[^\p{L}\p{N}\p{M}]+/u

/** Longest number that is joined from groups: an IBAN. Source: ISO 13616. */
const longestNumber = 34
/** Longer words are ignored, so that a malicious text cannot fill the memory. */
const longestWord = 60

/** The words of a text in order, folded. */
export function gluedWords(text: string): Glued[] {
  return Array.from(text.matchAll(glue), ({ 0: word, index }) => {
    const parts = word.split(between).map((part) => fold(part).slice(0, longestWord))
    return {
      start: index,
      end: index + word.length,
      parts,
      joined: parts.join('').slice(0, longestWord),
      digits: /\p{N}/u.test(word),
    }
  })
}

/** A number in groups ("4711 0815", an IBAN) on one line, from word `first` to `last`, with its joined form. */
type Group = { first: number; last: number; joined: string }

/** The groups among the words of a text. */
export function numberGroupsOf(text: string, words: Glued[]): Group[] {
  const groups: Group[] = []
  let open: Group | null = null as Group | null
  for (const [at, word] of words.entries()) {
    const before = words[at - 1]
    const follows = before && /^[  ]$/.test(text.slice(before.end, word.start))
    if (open && word.digits && follows && open.joined.length + word.joined.length <= longestNumber)
      open = { ...open, last: at, joined: open.joined + word.joined }
    else {
      if (open && open.last > open.first) groups.push(open)
      open = word.digits ? { first: at, last: at, joined: word.joined } : null
    }
  }
  if (open && open.last > open.first) groups.push(open)
  return groups
}

/** All search forms of a text, each once: words, their parts, numbers without separators. At most `most`. */
export function formsOf(text: string, most: number): Set<string> {
  const forms = new Set<string>()
  const words = gluedWords(text)
  const add = (form: string) => {
    // single characters are useless for a search, and a group of letters is found by its parts
    if (form.length > 1 && forms.size < most) forms.add(form)
  }
  for (const { parts, joined, digits } of words) {
    add(joined)
    if (parts.length > 1 && !isAmount(parts, digits)) for (const part of parts) add(part)
  }
  for (const { joined } of numberGroupsOf(text, words)) add(joined)
  return forms
}

/** Whether it is an amount ("1.234,56"), whose parts are not indexed; parts of a reference ("2025/4711") are. */
function isAmount(parts: string[], digits: boolean): boolean {
  return digits && parts.every((part) => /^\p{N}{1,3}$/u.test(part))
}
