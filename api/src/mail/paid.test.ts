import { AppError } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { fakeMail } from '../../test/fake-mail.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { testServer } from '../../test/test-server.ts'

/** A server with real posting, and a new user who has written letters. */
async function realPost(mailPerDay: number) {
  const server = await testServer({ mail: fakeMail({ name: 'letterxpress' }), mailPerDay })
  server.startJobs()
  const writer = await letterWriter(server)
  const letters = [await writer.write(), await writer.write()]
  await server.stopJobs()
  const { db } = server.deps
  const buy = async (credits: number, cents: number, provider: string) => {
    const at = new Date().toISOString()
    const id = `payment-${provider}`
    await db.read
      .insertInto('payments')
      .values({
        id,
        user_id: writer.user.id,
        purpose: 'credits',
        how: 'online',
        provider,
        amount_cents: cents,
        received_cents: cents,
        credits,
        reference: 'credits',
        status: 'succeeded',
        status_said: '{}',
        created_at: at,
        updated_at: at,
      })
      .execute()
    await db.read
      .insertInto('credit_entries')
      .values({
        user_id: writer.user.id,
        amount: credits,
        reason: 'bought',
        payment_id: id,
        created_at: at,
      })
      .execute()
  }
  const order = async (letter: number) => {
    const answer = await writer.order(letter)
    return answer.statusCode === 200 || answer.statusCode === 201 ? 'ordered' : answer.json().code
  }
  return { server, writer, letters, buy, order }
}

test('who has just registered posts no real letter at the operator’s cost', async () => {
  const { letters, order, server } = await realPost(0)
  expect(await order(letters[0]!)).toBe('not-enough-credits')
  expect(await server.deps.db.read.selectFrom('mail_orders').selectAll().execute()).toEqual([])
})

test('credits of the practice bank pay for none, those that were bought pay for as many as they cover', async () => {
  const { letters, order, buy } = await realPost(0)
  await buy(6, 660, 'practice')
  expect(await order(letters[0]!)).toBe('not-enough-credits')
  await buy(2, 240, 'stripe')
  expect(await order(letters[0]!)).toBe('ordered')
  expect(await order(letters[1]!)).toBe('not-enough-credits')
})

test('the operator pays for so many letters a day as they said', async () => {
  const { letters, order, server } = await realPost(1)
  expect(await order(letters[0]!)).toBe('ordered')
  expect(await order(letters[1]!)).toBe('not-enough-credits')
  const yesterday = new Date(Date.now() - 25 * 3_600_000).toISOString()
  await server.deps.db.read.updateTable('letters_at_cost').set({ ordered_at: yesterday }).execute()
  await server.deps.db.read
    .insertInto('credit_entries')
    .values({ user_id: 1, amount: 2, reason: 'welcome', created_at: yesterday })
    .execute()
    .catch((error: unknown) => {
      throw new AppError('unexpected', undefined, { cause: error })
    })
  expect(await order(letters[1]!)).toBe('ordered')
})

test('postage that is more than what was paid is not covered', async () => {
  const { letters, order, buy } = await realPost(0)
  await buy(2, 100, 'stripe')
  expect(await order(letters[0]!)).toBe('not-enough-credits')
})

test('a letter at the operator’s cost counts for its day, also when its user deletes the account', async () => {
  const { letters, order, server, writer } = await realPost(1)
  expect(await order(letters[0]!)).toBe('ordered')
  const { db } = server.deps
  // Deletes the user like the account deletion job.
  await db.write((tx) => tx.deleteFrom('users').where('id', '=', writer.user.id).execute())
  expect(await db.read.selectFrom('mail_orders').selectAll().execute()).toEqual([])
  server.startJobs()
  const next = await letterWriter(server)
  const letter = await next.write()
  await server.stopJobs()
  expect((await next.order(letter)).json()).toMatchObject({ code: 'not-enough-credits' })
})
