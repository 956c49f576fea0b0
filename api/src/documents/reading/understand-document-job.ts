import { AppError } from '@brieflotse/contract'
import { type Correction, keyOf, type Pages, type Reading } from '@brieflotse/reading/facts'
import { dayInGermany } from '@brieflotse/rules'
import { isDeepStrictEqual } from 'node:util'
import type { Handler, RunningJob } from '../../jobs/run.ts'
import type { Queue } from '../../providers/queue/queue.ts'
import type { Translation } from '../../providers/translation/translation.ts'
import { writeCorrections } from '../correction-store.ts'
import { aboutDocument } from '../store.ts'
import type { StoredDocument } from '../wire.ts'
import { carryOver } from './carry-over.ts'
import type { Readings } from './reading-store.ts'
import { queueFollowUps } from './follow-ups.ts'
import type { Understand } from './understand.ts'

type UnderstandDeps = {
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
        await queueFollowUps(deps, tx, documentId, { translate, corrections })
      })
    },

    // The previous reading and the corrections stay, and the next reading uses the corrections. Only a new part of a split document
    // has no previous reading and fails.
    giveUp: (tx, { documentId }, failure) => readings.partFailed(tx, documentId, failure),
  }
}

/** Understands a letter that was split from a document for the first time, with the words of the original document. */
async function understandPart(
  deps: UnderstandDeps,
  row: StoredDocument,
  letter: Pages,
  { signal, finish }: RunningJob,
): Promise<void> {
  const { readings, understand, translation } = deps
  if (!letter.words.some(({ text }) => /\p{L}{2}/u.test(text))) throw new AppError('unreadable')
  const corrections = await readings.corrections(row.id)
  const reading = await understand.read(letter, {
    today: dayInGermany(new Date()),
    corrections,
    signal,
  })
  if (reading.text.trim() === '') throw new AppError('unreadable')
  const translate = await translation.available(row.source_language, row.target_language)
  const pages = await readings.pages(row.id)
  const said = row.part_of === null ? [] : await readings.corrections(row.part_of)
  const { invoices = [] } = letter
  await finish(async (tx) => {
    await readings.saveReading(tx, row.id, { reading, pages, invoices, translate })
    const now = await readings.corrections(row.id, tx)
    const meant = meantHere(said, reading).filter(
      (one) => !now.some((other) => keyOf(other) === keyOf(one)),
    )
    await writeCorrections(tx, row.id, meant)
    await queueFollowUps(deps, tx, row.id, { translate, corrections })
  })
}

/** Corrections of facts that this letter has too, with the same value as read. */
const meantHere = (said: Correction[], { explanation }: Reading) =>
  said.filter(
    (one) =>
      one.field === 'fact' &&
      one.was !== null &&
      explanation.facts.some(({ kind, value }) => kind === one.kind && value === one.was),
  )
