import { AppError } from '@brieflotse/contract'
import { type Correction, keyOf, type Pages, type Reading } from '@brieflotse/reading/facts'
import { dayInGermany } from '@brieflotse/rules'
import type { RunningJob } from '../../jobs/run.ts'
import { writeCorrections } from '../correction-store.ts'
import { stampOf } from '../correction-store.ts'
import { aboutDocument } from '../store.ts'
import type { StoredDocument } from '../wire.ts'
import type { UnderstandDeps } from './understand-document-job.ts'

/** Understands a letter that was split from a document for the first time, with the words of the original document. */
export async function understandPart(
  { readings, queue, understand, translation }: UnderstandDeps,
  row: StoredDocument,
  letter: Pages,
  { signal, finish }: RunningJob,
): Promise<void> {
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
    const about = { payload: { documentId: row.id }, subject: aboutDocument(row.id) }
    if (translate) await queue.add(tx, { name: 'translate-document', ...about })
    const now = await readings.corrections(row.id, tx)
    const meant = meantHere(said, reading).filter(
      (one) => !now.some((other) => keyOf(other) === keyOf(one)),
    )
    await writeCorrections(tx, row.id, meant)
    const isStale = meant.length > 0 || stampOf(now) !== stampOf(corrections)
    if (isStale) await queue.add(tx, { name: 'understand-document', ...about })
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
