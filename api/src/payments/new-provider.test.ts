import { AppError, message, type PaymentResponse, type PaymentStatus } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { payer } from '../../test/payments.ts'
import { testFolder } from '../../test/test-server.ts'
import { paymentProviders } from '../payment-config.ts'
import type { Charged, Payment, RegisteredPayment } from '../providers/payment/payment.ts'

/** A provider that nothing else knows: it takes the money when its event arrives. */
function createDummy(): Payment {
  const charges = new Map<string, Charged>()
  const charge = (id: string, amount: number, isPaid: boolean): Charged => ({
    providerId: id,
    clientSecret: null,
    approveUrl: null,
    status: isPaid ? 'succeeded' : 'processing',
    said: message(isPaid ? 'payment.received' : 'payment.processing'),
    received: isPaid ? amount : 0,
  })
  const amounts = new Map<string, number>()
  const find = async (id: string) => {
    const found = charges.get(id)
    if (!found) throw new AppError('not-found')
    return found
  }
  return {
    name: 'dummy-bank',
    practice: false,
    async create({ id, amount }) {
      amounts.set(id, amount)
      charges.set(id, charge(id, amount, false))
      return find(id)
    },
    status: find,
    capture: find,
    refund: find,
    async verifyWebhook(_headers, body) {
      const providerId = Buffer.from(body).toString()
      charges.set(providerId, charge(providerId, amounts.get(providerId)!, true))
      return { eventId: `paid-${providerId}`, providerId }
    },
  }
}

const dummy: RegisteredPayment = {
  name: 'dummy-bank',
  method: 'online',
  settings: {},
  needs: [],
  create: async () => createDummy(),
}

test('a provider is its own files and one registration: each answer about its payments is valid', async () => {
  const env = { BRIEFLOTSE_PAYMENT: 'dummy-bank', BRIEFLOTSE_PAY_CLAIMS: true }
  const payment = await paymentProviders(env, testFolder(), [dummy])
  const { server, client, pay, claim, claimId, documentId } = await payer({ payment })

  expect(await client.get('/api/payments/options')).toMatchObject({
    online: { provider: 'dummy-bank', practice: false },
  })
  const answer = await pay({ amount: 42, claimId }, 'sofort')
  expect(answer.statusCode).toBe(201)
  const started = answer.json<PaymentResponse>()
  expect(started).toMatchObject({ provider: 'dummy-bank', status: 'processing' })

  const { provider_id: providerId } = await server.deps.db.read
    .selectFrom('payments')
    .select('provider_id')
    .where('id', '=', started.paymentIntentId)
    .executeTakeFirstOrThrow()
  const news = await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/dummy-bank',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'cross-site' },
    body: Buffer.from(providerId!),
  })
  expect(news.statusCode).toBe(200)
  const status = `/api/payments/${started.paymentIntentId}/status`
  expect(await client.get<PaymentStatus>(status)).toMatchObject({ status: 'succeeded' })
  expect(await claim()).toMatchObject({ state: 'paid', payments: [{ how: 'online' }] })
  expect((await client.document(documentId)).claims).toHaveLength(1)
})
