import { AppError, isTemporary } from '@brieflotse/contract'
import type { Db } from '../db/open.ts'
import type { Files } from '../documents/store.ts'
import type { Handler } from '../jobs/run.ts'
import type { Mail } from '../providers/mail/mail.ts'
import { type PaymentProviders, providerNamed } from '../providers/payment/providers.ts'
import type { Queue } from '../providers/queue/queue.ts'
import type { TransferFolder } from '../transfer/store.ts'
import { limits } from '../http/limits.ts'
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
 * Ends an account: its rows, then everything of it that lies outside of the database. Each step can be done again, so whoever comes
 * after a crash goes on. What the law makes keep is nothing here: whoever runs a server that takes real money keeps their books
 * with the payment provider.
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
          // or money could still move, for nothing
          if (open) await bank?.cancel?.(id, limited()).catch(unlessTemporary)
          await bank?.forget?.(id)
        }
      }
      await finish(async (tx) => {
        await tx.deleteFrom('farewells').where('user_id', '=', userId).execute()
      })
      await db.scrub()
    },

    // a disk that is shut must not keep an account: it is tried until it is done
    giveUp: (tx, { userId }) =>
      queue.add(tx, { ...leaveOf(userId), runAt: new Date(Date.now() + limits.leaveAgainMs) }),
  }
}

const limited = () => AbortSignal.timeout(limits.paymentProviderMs)

/** It was paid or is forgotten by now: nothing is left to be called off. */
function unlessTemporary(error: unknown): void {
  if (!(error instanceof AppError) || isTemporary(error.code)) throw error
}
