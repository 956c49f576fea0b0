import type { Passage } from '../layout/types.ts'

/** The spans that a range of a passage touches. Spans are sorted, so a binary search finds the first. */
function spansIn({ spans }: Passage, start: number, end: number): Passage['spans'] {
  let [low, high] = [0, spans.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (spans[middle]!.end <= start) low = middle + 1
    else high = middle
  }
  let last = low
  while (last < spans.length && spans[last]!.start < end) last += 1
  return spans.slice(low, last)
}

/** Indexes of the words in a range of a passage, `end` excluded. Offsets into `passage.text`. */
export function wordsAt(passage: Passage, start: number, end: number): number[] {
  return spansIn(passage, start, end).map(({ word }) => word)
}

/** A range of a passage as a passage of its own, with offsets from its own start. */
export function subPassage(passage: Passage, start: number, end: number): Passage {
  const spans = spansIn(passage, start, end).map((span) => ({
    start: Math.max(span.start, start) - start,
    end: Math.min(span.end, end) - start,
    word: span.word,
  }))
  return { text: passage.text.slice(start, end), spans }
}

/** All words of a passage. */
export const allWords = (passage: Passage) => [...new Set(passage.spans.map(({ word }) => word))]

/** Splits a passage at every match of `between` (which must not match the empty string), without empty parts. */
export function splitPassage(passage: Passage, between: RegExp): Passage[] {
  const parts: Passage[] = []
  let start = 0
  const push = (end: number) => {
    const raw = passage.text.slice(start, end)
    const from = start + raw.length - raw.trimStart().length
    const to = start + raw.trimEnd().length
    if (to > from) parts.push(subPassage(passage, from, to))
  }
  for (const match of passage.text.matchAll(between)) {
    if (!match[0]) continue
    push(match.index)
    start = match.index + match[0].length
  }
  push(passage.text.length)
  return parts
}
