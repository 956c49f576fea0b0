import type { Explanation } from '@brieflotse/contract'
import type { Handler } from '../../jobs/run.ts'
import type {
  Translated,
  TranslateOptions,
  Translation,
} from '../../providers/translation/translation.ts'
import { running } from './carry-over.ts'
import { createProgress } from './progress.ts'
import type { StoredReading, Readings, StoredSentences } from './reading-store.ts'
import type { Ways } from '../../translation/store.ts'

export type TranslateDeps = { readings: Readings; translation: Translation; ways: Ways }

/** Translates a reading: its sentences, actions and consequences. */
export function translateDocumentJob(deps: TranslateDeps): Handler<'translate-document'> {
  const { readings, translation, ways } = deps
  return {
    async run({ documentId }, { signal, finish }) {
      const row = await readings.findDocument(documentId)
      const found = await readings.find(documentId)
      if (!row || !found) return finish(async () => {})
      const { explanation, sentences } = found
      const german = germanOf(explanation, sentences)
      const progress = createProgress((step) => readings.setProgress(documentId, step), 3_000)
      const { user_id: userId, source_language: source } = row
      const target = await ways.targetFor(userId, source)
      const service = await ways.serviceFor(userId)
      const translatedTo = target === row.target_language ? null : target
      let isElsewhere = false
      let done = 0
      let stored: StoredReading | null = found
      const english = new Map<number, Translated>()
      const options: TranslateOptions = {
        source,
        target,
        names: namesIn(explanation),
        signal,
        ...(service && {
          elsewhere: {
            service,
            // Logged before sending: after a crash the log must not show less than was sent.
            onSend: (characters: number) =>
              ways.note({ userId, documentId, service: service.name, characters }),
            onUsed: () => {
              isElsewhere = true
            },
          },
        }),
      }
      try {
        for (const part of partsOf(german, sentences)) {
          const said = await translation.translate(
            part.map((index) => german[index]!),
            {
              ...options,
              onProgress: (some, all) => {
                const page = done + Math.round((some / Math.max(all, 1)) * part.length)
                progress.report({ step: 'translating', page, pages: german.length })
              },
            },
          )
          signal.throwIfAborted()
          part.forEach((index, at) => english.set(index, said[at]!))
          done += part.length
          if (stored && done < german.length)
            stored = await readings.savePart(documentId, stored, {
              ...withTranslations(english, found),
              translatedTo,
            })
        }
      } finally {
        await progress.stop()
      }
      const result = {
        ...withTranslations(english, found),
        translatedBy: service && isElsewhere ? service.label : null,
        translatedTo,
      }
      await finish((tx) => readings.saveTranslation(tx, documentId, result))
    },

    giveUp: (tx, { documentId }) => readings.translationFailed(tx, documentId),
  }
}

const nameKinds = new Set(['sender', 'recipient', 'payee', 'sender-street', 'sender-city'])

/** Names in the letter that the translation must not change. */
export function namesIn({ sender, recipient, facts }: Explanation): string[] {
  const names = [
    sender.name,
    sender.street,
    sender.city,
    recipient.name,
    recipient.city,
    ...facts.filter((fact) => nameKinds.has(fact.kind)).map((fact) => fact.value),
  ]
  return [...new Set(names.filter((name) => name !== null && name.trim() !== ''))] as string[]
}

/** All German texts to translate: sentences, actions and consequences. */
function germanOf(
  { actions, whatHappensIfNot }: Explanation,
  sentences: StoredSentences,
): string[] {
  return [
    ...sentences.map((sentence) => sentence.text),
    ...actions.map((action) => action.german),
    ...(whatHappensIfNot ? [whatHappensIfNot.german] : []),
  ]
}

/**
 * Splits the texts into parts that are saved one by one: first the texts of the first page and of the letter's overview, then twice
 * as many pages each time. The user can start reading early, and a letter of forty pages is sent to the device only six times.
 */
function partsOf(german: string[], sentences: StoredSentences): number[][] {
  const parts: number[][] = []
  german.forEach((_, index) => {
    const page = sentences[index]?.evidence[0]?.page ?? 1
    const part = Math.floor(Math.log2(Math.max(page, 1)))
    parts[part] = [...(parts[part] ?? []), index]
  })
  return parts.filter((part) => part.length > 0)
}

/** Puts translations next to their German texts. Untranslated texts stay as they are. */
function withTranslations(
  english: Map<number, Translated>,
  { explanation, sentences }: StoredReading,
) {
  const { actions, whatHappensIfNot } = explanation
  const behindActions = sentences.length + actions.length
  const meaning = (index: number) => {
    const said = english.get(index)
    return said && { translated: said.text, quality: said.quality }
  }
  const aligned = sentences.map((sentence, index) => {
    const said = english.get(index)
    return said ? { ...sentence, translation: said.text, quality: said.quality } : sentence
  })
  return {
    sentences: aligned,
    translatedText: running(aligned),
    explanation: {
      ...explanation,
      actions: actions.map((action, index) => ({
        ...action,
        ...meaning(sentences.length + index),
      })),
      whatHappensIfNot: whatHappensIfNot && { ...whatHappensIfNot, ...meaning(behindActions) },
    },
  }
}
