import { dayInGermany } from '@brieflotse/rules'
import { isDeepStrictEqual } from 'node:util'
import type { Handler } from '../../jobs/run.ts'
import type { Queue } from '../../providers/queue/queue.ts'
import type { Translation } from '../../providers/translation/translation.ts'
import { stampOf } from '../correction-store.ts'
import { aboutDocument } from '../store.ts'
import { carryOver } from './carry-over.ts'
import type { Readings } from './reading-store.ts'
import { understandPart } from './understand-part.ts'
import type { Understand } from './understand.ts'

export type UnderstandDeps = {
  readings: Readings
  queue: Queue
  understand: Understand
  translation: Translation
}

/**
 * Understands a document again from its stored words, after a correction or for readings of an older version. It runs no OCR, and
 * the letter stays usable meanwhile. If it fails, the reading stays unchanged.
 */
export function understandDocumentJob(deps: UnderstandDeps): Handler<'understand-document'> {
  const { readings, queue, understand, translation } = deps
  return {
    async run({ documentId }, running) {
      const { signal, finish } = running
      const row = await readings.findDocument(documentId)
      const before = await readings.find(documentId)
      const pages = await readings.words(documentId)
      if (row && !before && pages.pages.length > 0) {
        return understandPart(deps, row, pages, running)
      }
      if (!row || !before || pages.words.length === 0) return finish(async () => {})
      const corrections = await readings.corrections(documentId)
      const today = dayInGermany(new Date())
      const reading = await understand.read(pages, { today, corrections, signal })
      // An empty result must not replace a reading with content.
      if (reading.text.trim() === '') return finish(async () => {})
      const carried = carryOver(reading, before)
      const translate =
        !carried.complete && (await translation.available(row.source_language, row.target_language))
      const subject = aboutDocument(documentId)
      await finish(async (tx) => {
        const again = { name: 'understand-document', payload: { documentId }, subject }
        // The letter was read or translated meanwhile, so this result is outdated and the job starts again.
        if (!isDeepStrictEqual(await readings.find(documentId, tx), before)) {
          return queue.add(tx, again)
        }
        await readings.saveUnderstanding(tx, documentId, { reading, carried, translate })
        // A translation of the old sentences would overwrite the new reading.
        await queue.remove(tx, subject, 'translate-document')
        const payload = { documentId }
        if (translate) await queue.add(tx, { name: 'translate-document', payload, subject })
        const stale = stampOf(await readings.corrections(documentId, tx)) !== stampOf(corrections)
        if (stale) await queue.add(tx, again)
      })
    },

    // The previous reading and the corrections stay, and the next reading uses the corrections. Only a new part of a split document
    // has no previous reading and fails.
    giveUp: (tx, { documentId }, failure) => readings.partFailed(tx, documentId, failure),
  }
}
