import { asksSomething, nothingAsked } from '../german/request-cues.ts'
import type { Layout } from '../layout/types.ts'
import type { Finding } from '../types.ts'
import { sentencesOf, type Said } from './said.ts'
import { allWords } from './words-at.ts'

const maxActions = 12

/** What recognition left of a sentence: it begins or ends in the middle. Items that complete a request do so rightly. */
function isFragment({ text, leadIn }: Said): boolean {
  if (leadIn) return false
  const endsOpen = /,$/.test(text) || (text.length < 45 && !/[.!?:;)“”]$/.test(text))
  return endsOpen || /^[\p{Ll}\d,]/u.test(text)
}

/**
 * The sentences that ask the reader to do something, in the letter's own words. Thanks, history, remedies, duties that hold
 * for everybody, and what the letter says will happen are left out.
 */
export function findActions(letter: Layout, before: Finding[]): Finding[] {
  const sentences = sentencesOf(letter)
  const relaxed = sentences.some(({ text }) => nothingAsked.test(text))
  const found = sentences.flatMap((said): Finding[] => {
    // Boxes to tick speak for the reader.
    if (said.role === 'item' && /^(?:Ich|Wir|Mein|Meine|Unser)\s/u.test(said.text)) return []
    if (said.remedy || said.text.length < 12 || said.text.length > 700) return []
    if (isFragment(said)) return []
    const sure = asksSomething(said.text, said.leadIn)
    // A letter that says that nothing is to be done asks for little.
    const confidence = relaxed ? sure - 0.2 : sure
    if (confidence < 0.5) return []
    const why = said.leadIn ? 'completes a request' : 'asks you to do something'
    return [
      { kind: 'action', value: said.text, words: allWords(said), stated: true, confidence, why },
    ]
  })
  const collected = before.some(({ kind }) => kind === 'direct-debit')
  return found.filter(({ value }) => !(collected && /zu zahlen/iu.test(value))).slice(0, maxActions)
}
