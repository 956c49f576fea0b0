import { evidenceOf } from '../evidence.ts'
import type { Layout } from '../layout/types.ts'
import type { Term } from '../types.ts'
import { terms, type TermEntry } from './terms.ts'

const maxTerms = 40
const maxPlaces = 5

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const patterns = terms.map((entry: TermEntry) => {
  const stem = entry.find ?? `${escape(entry.term)}(?:e?s|e?n|er?|em)?`
  return { entry, pattern: new RegExp(String.raw`(?<![\p{L}-])(?:${stem})(?![\p{L}])`, 'gu') }
})

type Hit = { entry: TermEntry; block: number; start: number; end: number }

/** The bureaucratic words that occur in subject and body, in the order of their first occurrence, with their places. */
export function findTerms(letter: Layout): Term[] {
  const hits = new Map<TermEntry, Hit[]>()
  letter.blocks.forEach((block, index) => {
    if (!['subject', 'body', 'info'].includes(block.zone)) return
    const here: Hit[] = patterns.flatMap(({ entry, pattern }) =>
      [...block.text.matchAll(pattern)].map((match) => ({
        entry,
        block: index,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    const inside = (hit: Hit) =>
      here.some(
        (o) =>
          o !== hit &&
          o.start <= hit.start &&
          o.end >= hit.end &&
          o.end - o.start > hit.end - hit.start,
      )
    for (const hit of here.filter((one) => !inside(one)).toSorted((a, b) => a.start - b.start)) {
      hits.set(hit.entry, [...(hits.get(hit.entry) ?? []), hit])
    }
  })
  return [...hits].slice(0, maxTerms).map(([{ term, meaning }, places]) => ({
    term,
    meaning,
    forms: [
      ...new Set(
        places.map(({ block, start, end }) => letter.blocks[block]!.text.slice(start, end)),
      ),
    ],
    evidence: places.slice(0, maxPlaces).flatMap(({ block, start, end }) => {
      const spans = letter.blocks[block]?.spans ?? []
      const words = spans.filter((s) => s.start < end && s.end > start).map((s) => s.word)
      return evidenceOf(words, letter.words)
    }),
  }))
}
