import { articles } from './english.ts'
import type { ClausePart, Token, EnglishSentence } from './parts.ts'

/** Reads headings, list items and table cells: noun phrases without a verb. */
export function label(
  tokens: readonly Token[],
  partsOf: (i: number) => ClausePart[],
  isOver: (i: number) => boolean,
): EnglishSentence | null {
  const walk = (i: number, text: string, doubts: number, count: number): EnglishSentence | null => {
    if (i > 0 && isOver(i)) return { english: articles(text), doubts, clauses: 0 }
    if (count > 5) return null
    const mark = tokens[i]?.text ?? ''
    if (i > 0 && /^[,:–]$/.test(mark))
      return walk(i + 1, `${text}${mark === '–' ? ' –' : mark}`, doubts, count)
    if (i > 0 && /^(?:und|oder)$/.test(mark))
      return walk(i + 1, `${text} ${mark === 'und' ? 'and' : 'or'}`, doubts, count)
    const from = count ? partsOf(i) : [...partsOf(i)]
    for (const part of from) {
      if (
        part.subject !== undefined ||
        part.kind === 'not' ||
        part.kind === 'self' ||
        part.english === ''
      )
        continue
      if (part.kind === 'adverb' && count === 0 && tokens.length > 3) continue
      const told = walk(part.end, `${text} ${part.english}`.trim(), doubts + part.doubts, count + 1)
      if (told) return told
    }
    return null
  }
  return walk(0, '', 0, 0)
}
