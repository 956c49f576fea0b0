import { expect, test } from 'vitest'
import { type Client, registration } from '../../test/client.ts'
import { fakeMail, type FakeMailOptions } from '../../test/fake-mail.ts'
import { openFakeStripe } from '../../test/fake-stripe.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { stripePayer } from '../../test/payments.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'

const { password } = registration('')
const leave = async (client: Client) =>
  expect((await client.call('POST', '/api/user/delete', { body: { password } })).statusCode).toBe(
    204,
  )

/** Waits until nothing of the account is left, including its jobs. */
const gone = ({ deps: { db } }: TestServer) =>
  expect
    .poll(
      async () => {
        const rows = await db.read
          .selectFrom('farewells')
          .select('user_id as id')
          .unionAll(db.read.selectFrom('mail_orders').select('id'))
          .unionAll(db.read.selectFrom('users').select('id'))
          .unionAll(
            db.read
              .selectFrom('jobs')
              .select('id')
              .where('name', 'in', ['submit-mail', 'follow-mail', 'check-payment', 'leave']),
          )
          .execute()
        return rows.length
      },
      { timeout: 25_000, interval: 100 },
    )
    .toBe(0)

async function writing(options: FakeMailOptions = {}) {
  const mail = fakeMail(options)
  const server = await testServer({ mail })
  server.startJobs()
  const writer = await letterWriter(server)
  return { mail, server, writer, id: await writer.write() }
}

test('a letter that was ordered and not handed over is not posted any more once its account is deleted', async () => {
  const { mail, server, writer, id } = await writing()
  await server.stopJobs()
  await writer.order(id)
  await leave(writer)
  server.startJobs()
  await gone(server)
  expect(mail.copies).toEqual([])
})

test('a letter that is being handed over is handed over first; then nothing is left that could post it again', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  let arrived = () => {}
  const atShop = new Promise<void>((resolve) => (arrived = resolve))
  const { mail, server, writer, id } = await writing({
    trouble: async (step, when) => {
      if (step !== 'submit' || when !== 'after') return
      arrived()
      await held
    },
  })
  await writer.order(id)
  await atShop
  await leave(writer)
  const { db } = server.deps
  const laterOn = () =>
    db.read
      .selectFrom('jobs')
      .select('id')
      .where('name', '=', 'leave')
      .where('state', '=', 'waiting')
      .whereRef('run_at', '>', 'created_at')
      .execute()
  await expect.poll(laterOn).toHaveLength(1)
  expect(await db.read.selectFrom('mail_orders').select('state').execute()).toEqual([
    { state: 'submitting' },
  ])
  release()
  await gone(server)
  expect(mail.copies).toHaveLength(1)
})

test('a payment that was begun is called off at the provider, and its news find nothing and do no harm', async () => {
  const stripe = await openFakeStripe()
  const { payment, ...rig } = await stripePayer(stripe)
  const [intent] = stripe.begun(payment.paymentIntentId)
  await leave(rig.client)
  await gone(rig.server)
  const last = stripe.newest(intent!)
  expect(last.resource).toMatchObject({ status: 'canceled' })
  const news = stripe.deliver(last)
  const heard = await rig.server.app.inject({
    method: 'POST',
    url: '/api/webhooks/stripe',
    headers: { 'content-type': 'application/json', ...news.headers },
    payload: news.body,
  })
  expect(heard.statusCode).toBe(200)
  await expect(rig.server.deps.look.now(payment.paymentIntentId)).rejects.toMatchObject({
    code: 'not-found',
  })
  await stripe.close()
})
