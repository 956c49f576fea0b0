import { AppError, message } from '@brieflotse/contract'
import { creditsPerLetter } from '@brieflotse/rules'
import { sql } from 'kysely'
import type { Tx } from '../db/open.ts'
import { day } from '../system/limits.ts'

/** The value of a credit granted by an administrator, in cents: the price of a single credit. */
const givenCents = 120

export type PaidQuestion = { userId: number; price: number; perDay: number; now: number }

/**
 * Decides whether the operator pays for a real letter, and counts it. Credits and postage must be covered by what the user bought
 * from a real payment provider or was granted by an administrator; otherwise the letter counts toward the operator's daily limit.
 * The free starting credits cover nothing. Throws `not-enough-credits`.
 */
export async function operatorPays(
  tx: Tx,
  { userId, price, perDay, now }: PaidQuestion,
): Promise<boolean> {
  if (await isCovered(tx, userId, price)) return false
  if (perDay > 0 && (await countOne(tx, perDay, now))) return true
  const said = message('mail.credits-not-bought', { price: { cents: price } })
  throw new AppError('not-enough-credits', said)
}

async function isCovered(tx: Tx, userId: number, price: number): Promise<boolean> {
  const { rows } = await sql<{ credits: number; cents: number; letters: number; postage: number }>`
    select
      coalesce((select sum(amount) from credit_entries where user_id = ${userId} and reason = 'given'), 0)
        + coalesce((select sum(entry.amount) from credit_entries entry
          join payments on payments.id = entry.payment_id
          where entry.user_id = ${userId} and payments.provider != 'practice'), 0) as credits,
      coalesce((select sum(amount) from credit_entries where user_id = ${userId} and reason = 'given'), 0) * ${givenCents}
        + coalesce((select sum(min(received_cents, amount_cents)) from payments
          where user_id = ${userId} and purpose = 'credits' and provider != 'practice'), 0) as cents,
      (select count(*) from mail_orders where user_id = ${userId} and operator_pays = 0
        and state not in ('canceled', 'failed')) as letters,
      coalesce((select sum(price_cents) from mail_orders where user_id = ${userId} and operator_pays = 0
        and state not in ('canceled', 'failed')), 0) as postage`.execute(tx)
  const { credits, cents, letters, postage } = rows[0]!
  return credits - letters * creditsPerLetter >= creditsPerLetter && cents - postage >= price
}

/** Counts a letter at the operator's cost. Returns false if the limit of the last 24 hours is reached. */
async function countOne(tx: Tx, perDay: number, now: number): Promise<boolean> {
  const yesterday = new Date(now - day).toISOString()
  await tx.deleteFrom('letters_at_cost').where('ordered_at', '<=', yesterday).execute()
  const { letters } = await tx
    .selectFrom('letters_at_cost')
    .select(({ fn }) => fn.countAll<number>().as('letters'))
    .executeTakeFirstOrThrow()
  if (letters >= perDay) return false
  await tx
    .insertInto('letters_at_cost')
    .values({ ordered_at: new Date(now).toISOString() })
    .execute()
  return true
}
