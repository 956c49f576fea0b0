import { grave, threatens } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding, FindingKind } from '../types.ts'
import { bodySentences } from './body-sentences.ts'
import { allWords } from './words-at.ts'

const maxConsequences = 3
const asking = new Set<FindingKind>(['action', 'amount-total', 'appointment', 'deadline'])

/** Sentences about what happens if the reader does nothing, as printed, clearest first. */
export function findConsequences(letter: Layout, before: Finding[]): Finding[] {
  const asks = before.some(({ kind }) => asking.has(kind))
  const collected = before.some(({ kind }) => kind === 'direct-debit')
  const acts = before.some(({ kind }) => kind === 'action')
  if (collected && !acts) return []
  return bodySentences(letter)
    .flatMap((said): Finding[] => {
      // In a letter that asks for nothing, only serious threats concern the reader.
      const meant = asks || grave.test(said.text)
      const confidence = said.remedy || !meant ? 0 : threatens(said.text)
      if (confidence < 0.5) return []
      const why = 'says what happens otherwise'
      return [
        {
          kind: 'consequence',
          value: said.text,
          words: allWords(said),
          stated: true,
          confidence,
          why,
        },
      ]
    })
    .toSorted((a, b) => b.confidence - a.confidence)
    .slice(0, maxConsequences)
}
