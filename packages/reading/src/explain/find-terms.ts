import { evidenceOf } from '../evidence.ts'
import type { Layout } from '../layout/types.ts'
import { createOcrRepair } from '../repair-ocr.ts'
import type { Term } from '../types.ts'
import { headOf } from './term-heads.ts'
import { terms, type TermEntry } from './terms.ts'

const maxTerms = 40
const maxPlaces = 5

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

type Pattern = { entry: TermEntry; pattern: RegExp }

/** The first three characters of each alternative of a pattern, by which patterns are looked up. */
const beginnings = (find: string) => find.split(/\|(?![^(]*\))/).map((one) => one.slice(0, 3))

const patterns = new Map<string, Pattern[]>()
for (const entry of terms) {
  const find = entry.find ?? `${escape(entry.term)}(?:e?s|e?n|er?|em)?`
  const pattern = new RegExp(String.raw`(?:${find})(?![\p{L}])`, 'uy')
  for (const start of new Set(beginnings(find))) {
    patterns.set(start, [...(patterns.get(start) ?? []), { entry, pattern }])
  }
}

type Hit = { entry: TermEntry; block: number; start: number; end: number }

function longestAt(text: string, start: number): { entry: TermEntry; end: number } | null {
  let best: { entry: TermEntry; end: number } | null = null
  for (const { entry, pattern } of patterns.get(text.slice(start, start + 3)) ?? []) {
    pattern.lastIndex = start
    const end = pattern.test(text) ? pattern.lastIndex : 0
    // Of two matches of equal length, the term with the longer name is more specific.
    const isFirst = end > 0 && !best
    const isLonger = best && end > best.end
    const isNarrower = best && end === best.end && entry.term.length > best.entry.term.length
    if (isFirst || isLonger || isNarrower) best = { entry, end }
  }
  return best
}

/** A term in capitals, such as MAHNBESCHEID. */
function inCapitals(word: string, start: number): { entry: TermEntry; end: number } | null {
  if (word.length < 4 || word !== word.toUpperCase()) return null
  const found = longestAt(`${word[0]}${word.slice(1).toLowerCase()}`, 0)
  return found && { ...found, end: start + found.end }
}

/** Scans a text once, word by word; of several terms at one place the longest wins. */
function hitsIn(text: string, block: number): Hit[] {
  const hits: Hit[] = []
  let done = 0
  for (const { 0: word, index: start } of text.matchAll(/(?<![\p{L}-])\p{L}[\p{L}-]*/gu)) {
    if (start < done) continue
    const found = longestAt(text, start) ?? inCapitals(word, start)
    const head = found ? null : headOf(word)
    const entry = found?.entry ?? head
    if (!entry) continue
    done = found?.end ?? start + word.length
    hits.push({ entry, block, start, end: done })
  }
  return hits
}

/** The official terms in subject and body, in the order of first occurrence, with their places. */
export function findTerms(letter: Layout): Term[] {
  const mend = createOcrRepair(letter)
  const hits = new Map<TermEntry, Hit[]>()
  letter.blocks.forEach((block, index) => {
    if (!['subject', 'body', 'info'].includes(block.zone)) return
    for (const hit of hitsIn(block.text, index)) {
      const before = hits.get(hit.entry)
      if (before) before.push(hit)
      else hits.set(hit.entry, [hit])
    }
  })
  const wordsAt = ({ block, start, end }: Hit) => letter.blocks[block]!.text.slice(start, end)
  return [...hits].slice(0, maxTerms).map(([{ term, meaning }, places]) => ({
    term,
    meaning,
    forms: [...new Set(places.map((place) => mend(wordsAt(place))))],
    evidence: places.slice(0, maxPlaces).flatMap(({ block, start, end }) => {
      const spans = letter.blocks[block]?.spans ?? []
      const words = spans.filter((s) => s.start < end && s.end > start).map((s) => s.word)
      return evidenceOf(words, letter.words)
    }),
  }))
}
