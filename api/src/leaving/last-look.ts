import type { LastLook } from '@brieflotse/contract'
import { creditsOf } from '../account/store.ts'
import type { Db } from '../db/open.ts'

/** Counts what the user would lose with the account. */
export async function lastLook(read: Db['read'], userId: number): Promise<LastLook> {
  const documents = await read
    .selectFrom('documents')
    .select(({ fn, lit }) => [
      fn.countAll<number>().as('letters'),
      fn.coalesce(fn.sum<number>('byte_size'), lit(0)).as('bytes'),
    ])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const { responses } = await read
    .selectFrom('response_letters')
    .select((eb) => eb.fn.countAll<number>().as('responses'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const orders = await read
    .selectFrom('mail_orders')
    .select('state')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
  const { payments } = await read
    .selectFrom('payments')
    .select((eb) => eb.fn.countAll<number>().as('payments'))
    .where('user_id', '=', userId)
    .where('how', '!=', 'own')
    .where('fulfilled_at', 'is', null)
    .where('status', '!=', 'canceled')
    .executeTakeFirstOrThrow()
  const notHandedOver = orders.filter(({ state }) => state === 'ordered').length
  return {
    ...documents,
    responses,
    credits: await creditsOf(read, userId),
    notHandedOver,
    onTheirWay: orders.length - notHandedOver,
    payments,
  }
}
