import { AppError } from '@brieflotse/contract'
import type { Tx } from '../../db/open.ts'

/** Throws `acted-on` if the user has paid, disputed, answered or marked something as done, unless they confirmed with `sure`. */
export async function refuseActedOn(tx: Tx, documentIds: number[], sure = false): Promise<void> {
  if (sure || documentIds.length === 0) return
  const payments = await tx
    .selectFrom('claims')
    .leftJoin('payments', 'payments.claim_id', 'claims.id')
    .select('claims.id')
    .where('claims.document_id', 'in', documentIds)
    .where((eb) =>
      eb.or([
        eb('payments.id', 'is not', null),
        eb('claims.disputed_at', 'is not', null),
        eb('claims.note', 'is not', null),
      ]),
    )
    .limit(1)
    .execute()
  const letters = await tx
    .selectFrom('response_letters')
    .select('id')
    .where('document_id', 'in', documentIds)
    .limit(1)
    .execute()
  const reminders = await tx
    .selectFrom('reminders')
    .select('id')
    .where('document_id', 'in', documentIds)
    .where('done_at', 'is not', null)
    .limit(1)
    .execute()
  const steps = await tx
    .selectFrom('documents')
    .select('id')
    .where('id', 'in', documentIds)
    .where('done_steps', '!=', '[]')
    .limit(1)
    .execute()
  if (payments.length + letters.length + reminders.length + steps.length > 0)
    throw new AppError('acted-on')
}
