import { fitOf, isSlip, maySlip } from './match.ts'
import { searchTermsOf } from './query.ts'
import { type Glued, gluedWords, numberGroupsOf } from './words.ts'

/** A piece of a text; `hit`: it matches the query. */
type Piece = { text: string; hit: boolean }
/** `at`: index of the text it is from. */
export type Snippet = { at: number; pieces: Piece[] }

/** Characters shown before the first hit, and in total. */
const before = 60
const whole = 180
/** Most hits that are examined; more would not change the choice. */
const mostHits = 500
/** Longest text that is searched, in characters. */
const longest = 40_000

/** The best passage for a query: from the text with most of its terms, the first one among equals. Null if no text matches. */
export function snippetOf(texts: string[], query: string): Snippet | null {
  const terms = searchTermsOf(query)
  let best: { at: number; hits: Span[]; count: number } | null = null
  for (const [at, text] of texts.entries()) {
    const cut = text.slice(0, longest)
    const words = gluedWords(cut)
    const found = terms.map((term) => spansOf(cut, words, term.flat()))
    const count = found.filter((spans) => spans.length > 0).length
    if (count > (best?.count ?? 0))
      best = { at, hits: merged(found.flat()).slice(0, mostHits), count }
    if (count === terms.length) break
  }
  return best && { at: best.at, pieces: piecesAround(texts[best.at]!, best.hits) }
}

type Span = { start: number; end: number }

function spansOf(text: string, words: Glued[], typed: string[]): Span[] {
  const fitting = (fits: (typed: string, word: string) => boolean) =>
    words.filter(({ joined, parts }) =>
      typed.some((one) => [joined, ...parts].some((form) => fits(one, form))),
    )
  const groups = numberGroupsOf(text, words)
    .filter(({ joined }) => typed.some((one) => fitOf(one, joined) > 0))
    .map(({ first, last }) => ({ start: words[first]!.start, end: words[last]!.end }))
  const spans = [...groups, ...fitting((one, form) => fitOf(one, form) > 0)]
  if (spans.length > 0) return spans
  return fitting((one, form) => maySlip(one) && isSlip(one, form))
}

function merged(spans: Span[]): Span[] {
  const all: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else all.push({ start, end })
  }
  return all
}

/** The stretch of `whole` characters with the most hits, split into pieces. */
function piecesAround(text: string, hits: Span[]): Piece[] {
  const inside = (from: number) => hits.filter(({ end }) => end > from && end <= from + whole)
  let first = hits[0]!
  for (const hit of hits) {
    if (inside(hit.start).length > inside(first.start).length) first = hit
  }
  const start = first.start - before <= 0 ? 0 : wordBegin(text, first.start - before, first.start)
  const end = Math.max(first.end, wordEnd(text, start + whole))
  const pieces: Piece[] = start > 0 ? [{ text: '… ', hit: false }] : []
  let at = start
  for (const hit of hits) {
    if (hit.start < at || hit.end > end) continue
    pieces.push({ text: plain(text.slice(at, hit.start)), hit: false })
    pieces.push({ text: plain(text.slice(hit.start, hit.end)), hit: true })
    at = hit.end
  }
  pieces.push({ text: plain(text.slice(at, end)), hit: false })
  if (end < text.trimEnd().length) pieces.push({ text: ' …', hit: false })
  return pieces.filter((piece) => piece.text !== '')
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

function wordBegin(text: string, from: number, to: number): number {
  const gap = text.slice(from, to).search(/\s\S/)
  return gap < 0 ? from : from + gap + 1
}

function wordEnd(text: string, from: number): number {
  if (from >= text.length) return text.length
  const gap = text.lastIndexOf(' ', from)
  return gap > from - 30 ? gap : from
}
