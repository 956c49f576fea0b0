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
 * Understands a document anew from the words that were read: after the user corrected something, and for letters that an earlier reader
 * has read. The pages are not looked at again, and the letter stays usable meanwhile. What fails leaves the reading as it was.
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
      // a reader that finds nothing where something was found must not destroy it
      if (reading.text.trim() === '') return finish(async () => {})
      const carried = carryOver(reading, before)
      const translate =
        !carried.complete && (await translation.available(row.source_language, row.target_language))
      const subject = aboutDocument(documentId)
      await finish(async (tx) => {
        const again = { name: 'understand-document', payload: { documentId }, subject }
        // the letter was read or translated meanwhile: what was found in the words of before must not stand over that
        if (!isDeepStrictEqual(await readings.find(documentId, tx), before)) {
          return queue.add(tx, again)
        }
        await readings.saveUnderstanding(tx, documentId, { reading, carried, translate })
        // a translation of the sentences as they were would come back over them
        await queue.remove(tx, subject, 'translate-document')
        const payload = { documentId }
        if (translate) await queue.add(tx, { name: 'translate-document', payload, subject })
        const stale = stampOf(await readings.corrections(documentId, tx)) !== stampOf(corrections)
        if (stale) await queue.add(tx, again)
      })
    },

    // what was understood before stays, and so do the corrections: the next reading takes them; a part has nothing before
    giveUp: (tx, { documentId }, failure) => readings.partFailed(tx, documentId, failure),
  }
}
