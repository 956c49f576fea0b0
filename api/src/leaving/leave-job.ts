import { AppError, isTemporary } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Files } from '../documents/store.ts'
import type { Handler } from '../jobs/run.ts'
import type { Mail } from '../providers/mail/mail.ts'
import { type PaymentProviders, providerNamed } from '../providers/payment/providers.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { TransferFolder } from '../transfer/store.ts'
import { limits } from '../system/limits.ts'
import { eraseRows, leaveOf } from './farewell.ts'

export type LeaveDeps = {
  db: Db
  queue: Queue
  files: Pick<Files, 'collect'>
  pieces: { forgetAll: (userId: number) => Promise<void> }
  mail: Mail
  payment: PaymentProviders
  transferFolder: TransferFolder
}

/**
 * Deletes an account: first its rows, then its data outside the database. Every step can be repeated after a crash. Nothing is kept
 * for legal retention periods: an operator who takes real money keeps the books with the payment provider.
 */
export function leaveJob(deps: LeaveDeps): Handler<'leave'> {
  const { db, queue, files, pieces, mail, payment, transferFolder } = deps
  return {
    async run({ userId }, { finish }) {
      const left = await eraseRows(db, userId)
      if (left) {
        await files.collect(left.hashes)
        await pieces.forgetAll(userId)
        for (const name of left.transfers) await transferFolder.remove(name)
        for (const reference of left.letters) await mail.forget?.(reference)
        for (const { provider, id, open } of left.payments) {
          const bank = providerNamed(payment, provider)
          // An open payment is cancelled, because the user could still pay for an account that no longer exists.
          if (open) await bank?.cancel?.(id, limited()).catch(unlessTemporary)
          await bank?.forget?.(id)
        }
      }
      await finish(async (tx) => {
        await tx.deleteFrom('farewells').where('user_id', '=', userId).execute()
      })
      await db.scrub()
    },

    // A disk that cannot be written must not save the account from deletion, so the job is queued again until it succeeds.
    giveUp: (tx, { userId }) =>
      queue.add(tx, { ...leaveOf(userId), runAt: new Date(Date.now() + limits.leaveAgainMs) }),
  }
}

const limited = () => AbortSignal.timeout(limits.paymentProviderMs)

/** A permanent error means that the payment was already paid or forgotten, so there is nothing to cancel. */
function unlessTemporary(error: unknown): void {
  if (!(error instanceof AppError) || isTemporary(error.code)) throw error
}
