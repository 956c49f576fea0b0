import type { Explanation } from '@brieflotse/contract'
import type { Reading } from '@brieflotse/reading'
import type { StoredReading, StoredSentences } from './reading-store.ts'

/** `complete`: nothing is left to translate. */
type Carried = StoredReading & { complete: boolean }
type Meaning = Pick<Explanation['actions'][number], 'translated' | 'quality'>

const none: Meaning = { translated: null, quality: null }

/** Fills a new reading with translations of the previous one wherever the German text is equal. */
export function carryOver(reading: Reading, before: StoredReading): Carried {
  const known = new Map(before.sentences.map((sentence) => [sentence.text, sentence]))
  const { actions, whatHappensIfNot } = before.explanation
  const said = [...actions, ...(whatHappensIfNot ? [whatHappensIfNot] : [])]
  const meanings = new Map(said.map((one) => [one.german, one]))
  const meaningOf = (german: string): Meaning => {
    const { translated, quality } = meanings.get(german) ?? none
    return { translated, quality }
  }
  const sentences: StoredSentences = reading.sentences.map((sentence) => {
    const { translation = null, quality = 'none' } = known.get(sentence.text) ?? {}
    return { ...sentence, translation, quality }
  })
  const { explanation } = reading
  const ifNot = explanation.whatHappensIfNot
  const german = [...explanation.actions, ...(ifNot ? [ifNot] : [])].map((one) => one.german)
  return {
    sentences,
    explanation: {
      ...explanation,
      actions: explanation.actions.map((one) => ({ ...one, ...meaningOf(one.german) })),
      whatHappensIfNot: ifNot && { ...ifNot, ...meaningOf(ifNot.german) },
    },
    translatedText: before.translatedText === null ? null : running(sentences),
    complete:
      before.translatedText !== null &&
      sentences.every(({ text }) => known.has(text)) &&
      german.every((text) => meanings.has(text)),
  }
}

/** The translation as plain text with paragraphs. A sentence without translation stays German. */
export function running(sentences: StoredSentences): string {
  const blocks = new Map<number, string[]>()
  for (const { block, translation, text } of sentences) {
    const parts = blocks.get(block) ?? []
    blocks.set(block, [...parts, translation ?? text])
  }
  return [...blocks.values()].map((parts) => parts.join(' ')).join('\n\n')
}
