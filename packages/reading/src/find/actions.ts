import { nothingAsked } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { requestsOf } from './requests-of.ts'
import { bodySentences } from './body-sentences.ts'
import { allWords } from './words-at.ts'

const maxActions = 12

/**
 * The sentences that ask the reader to do something, as printed. Thanks, history, remedies, general duties and announcements are left out.
 */
export function findActions(letter: Layout, before: Finding[]): Finding[] {
  const isRelaxed = bodySentences(letter).some(({ text }) => nothingAsked(text))
  const found = requestsOf(letter).flatMap(({ said, sure, implied }): Finding[] => {
    // a request after a question applies only in that case
    if (implied || /^Dann\s/u.test(said.text)) return []
    // A letter that says that nothing has to be done asks for little.
    const confidence = isRelaxed ? sure - 0.2 : sure
    if (confidence < 0.5) return []
    const why = said.leadIn ? 'completes a request' : 'asks you to do something'
    return [
      { kind: 'action', value: said.text, words: allWords(said), stated: true, confidence, why },
    ]
  })
  const collected = before.some(({ kind }) => kind === 'direct-debit')
  return found.filter(({ value }) => !(collected && /zu zahlen/iu.test(value))).slice(0, maxActions)
}
