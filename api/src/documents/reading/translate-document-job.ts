import type { Explanation } from '@brieflotse/contract'
import type { Handler } from '../../jobs/run.ts'
import type { Translated, Translation } from '../../providers/translation/translation.ts'
import { running } from './carry-over.ts'
import { createProgress } from './progress.ts'
import type { Readings, Sentences } from './reading-store.ts'
import type { Ways } from '../../translation/store.ts'

export type TranslateDeps = { readings: Readings; translation: Translation; ways: Ways }

/** Translates what was read: sentences, actions, and what happens if nothing is done. */
export function translateDocumentJob(deps: TranslateDeps): Handler<'translate-document'> {
  const { readings, translation, ways } = deps
  return {
    async run({ documentId }, { signal, finish }) {
      const row = await readings.findDocument(documentId)
      const found = await readings.find(documentId)
      if (!row || !found) return finish(async () => {})
      const { explanation, sentences } = found
      const german = [
        ...sentences.map((sentence) => sentence.text),
        ...explanation.actions.map((action) => action.german),
        ...(explanation.whatHappensIfNot ? [explanation.whatHappensIfNot.german] : []),
      ]
      const progress = createProgress((step) => readings.setProgress(documentId, step), 3_000)
      const { user_id: userId, source_language: source } = row
      const target = await ways.targetFor(userId, source)
      const service = await ways.serviceFor(userId)
      let isElsewhere = false
      let english: Translated[]
      try {
        english = await translation.translate(german, {
          source,
          target,
          names: namesIn(explanation),
          signal,
          ...(service && {
            elsewhere: {
              service,
              // written down before anything leaves: a crash must not leave less in the log than was sent
              onSend: (characters: number) =>
                ways.note({ userId, documentId, service: service.name, characters }),
              onUsed: () => {
                isElsewhere = true
              },
            },
          }),
          onProgress: (page, pages) => progress.report({ step: 'translating', page, pages }),
        })
        signal.throwIfAborted()
      } finally {
        await progress.stop()
      }
      const result = {
        ...lay(english, explanation, sentences),
        translatedBy: service && isElsewhere ? service.label : null,
        translatedTo: target === row.target_language ? null : target,
      }
      await finish((tx) => readings.saveTranslation(tx, documentId, result))
    },

    giveUp: (tx, { documentId }) => readings.translationFailed(tx, documentId),
  }
}

const nameKinds = new Set(['sender', 'recipient', 'payee', 'sender-street', 'sender-city'])

/** Names known from the letter: they must come through the translation as they are. */
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

/** Puts the translations back to where their German stands. */
function lay(english: Translated[], explanation: Explanation, sentences: Sentences) {
  const at = (index: number): Translated => english[index] ?? { text: null, quality: 'none' }
  const behindActions = sentences.length + explanation.actions.length
  const aligned = sentences.map((sentence, index) => {
    const { text, quality } = at(index)
    return { ...sentence, translation: text, quality }
  })
  return {
    sentences: aligned,
    translatedText: running(aligned),
    explanation: {
      ...explanation,
      actions: explanation.actions.map((action, index) => ({
        ...action,
        ...meaning(at(sentences.length + index)),
      })),
      whatHappensIfNot: explanation.whatHappensIfNot && {
        ...explanation.whatHappensIfNot,
        ...meaning(at(behindActions)),
      },
    },
  }
}

const meaning = ({ text, quality }: Translated) => ({ translated: text, quality })
