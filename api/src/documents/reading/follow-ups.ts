import type { Correction } from '@brieflotse/reading/facts'
import type { Tx } from '../../db/open.ts'
import type { Queue } from '../../providers/queue/queue.ts'
import { stampOf } from '../correction-store.ts'
import { aboutDocument } from '../store.ts'
import type { Readings } from './reading-store.ts'

/**
 * Queues what follows a saved reading: its translation, and another reading if the user's corrections are no longer those that
 * it was made with.
 */
export async function queueFollowUps(
  { readings, queue }: { readings: Readings; queue: Queue },
  tx: Tx,
  documentId: number,
  { translate, corrections }: { translate: boolean; corrections: Correction[] },
): Promise<void> {
  const about = { payload: { documentId }, subject: aboutDocument(documentId) }
  if (translate) await queue.add(tx, { name: 'translate-document', ...about })
  const now = await readings.corrections(documentId, tx)
  const isStale = stampOf(now) !== stampOf(corrections)
  if (isStale) await queue.add(tx, { name: 'understand-document', ...about })
}
