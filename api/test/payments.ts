import type { Claim, Document, PaymentResponse, User } from '@brieflotse/contract'
import { createStripePayment } from '../src/providers/payment/stripe.ts'
import { file, pdf, signUp } from './client.ts'
import type { FakeStripe } from './fake-stripe.ts'
import { testServer, type TestServer } from './test-server.ts'

/** A user with one letter that asks for 42 €, on a server with the given payment options. */
export async function payer(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options)
  server.startJobs()
  const client = await signUp(server)
  const { id: documentId } = (await client.upload([file(pdf('a'))])).json<Document>()
  await client.settled(documentId)
  const claim = async () => (await client.document(documentId)).claims[0] as Claim
  const { id: claimId } = await claim()
  return {
    server,
    client,
    documentId,
    claimId,
    claim,
    credits: async () => (await client.get<User>('/api/user')).credits,
    ledger: () =>
      server.deps.db.read
        .selectFrom('credit_entries')
        .select(['amount', 'reason'])
        .where('payment_id', 'is not', null)
        .orderBy('id')
        .execute(),
    pay: (body: object, kind = 'bank-transfer', key?: string) =>
      client.call('POST', `/api/payments/${kind}`, {
        body: { reference: 'K-1', recipientIBAN: 'DE89370400440532013000', ...body },
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
    change: (body: object, key?: string) =>
      client.call('POST', `/api/claims/${claimId}`, {
        body,
        headers: key === undefined ? {} : { 'idempotency-key': key },
      }),
  }
}

/** Opens the practice bank's page and presses one of its buttons, like a browser without scripts. */
export async function decide(
  server: TestServer,
  { approveUrl }: PaymentResponse,
  decision: 'approve' | 'decline',
) {
  const page = await server.app.inject({ url: approveUrl! })
  const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1] ?? 'no form'
  return server.app.inject({
    method: 'POST',
    url: approveUrl!,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    body: new URLSearchParams({ formToken, decision }).toString(),
  })
}

/** The same user on a server with a fake Stripe and one started payment. */
export async function stripePayer(
  stripe: FakeStripe,
  { publishableKey = 'pk_test_1', recipientName = 'Rhein' } = {},
) {
  const online = createStripePayment({
    secretKey: stripe.key,
    webhookSecret: stripe.webhookSecret,
    payPage: (id) => `/api/pay/${id}`,
    url: stripe.url,
  })
  const others = { paypal: null, practiceBank: null, passesOn: true }
  const rig = await payer({ payment: { ...others, online, publishableKey } })
  const wanted = { amount: 42, claimId: rig.claimId, recipientName }
  return { ...rig, payment: (await rig.pay(wanted, 'sofort')).json<PaymentResponse>() }
}
