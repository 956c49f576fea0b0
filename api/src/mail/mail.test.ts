import { AppError, type ErrorBody, type MailQuote, type ResponseLetter } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { fakeMail, type FakeMailOptions } from '../../test/fake-mail.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { testServer } from '../../test/test-server.ts'

async function open(options: FakeMailOptions = {}) {
  const mail = fakeMail(options)
  const server = await testServer({ mail })
  server.startJobs()
  const writer = await letterWriter(server)
  return { mail, server, writer }
}

type Answer = Awaited<ReturnType<Awaited<ReturnType<typeof letterWriter>>['call']>>
const refusal = (answer: Answer) => ({ status: answer.statusCode, ...answer.json<ErrorBody>() })

test('a quote names every option with its price and day, what it costs in credits, and what stands in the way', async () => {
  const { writer } = await open()
  const id = await writer.write('Es fehlt GAP')
  const quote = await writer.get<MailQuote>(`/api/physical-mail/quote/${id}`)
  expect(quote).toMatchObject({
    provider: 'letterxpress',
    practice: false,
    offers: [
      { option: 'standard', price: 120, tracked: false },
      { option: 'registered', price: 365, tracked: true },
    ],
    pages: 1,
    credits: 2,
    balance: 3,
    problems: [{ code: 'gaps', message: 'The date is still missing.' }],
  })
  expect(quote.recipient).toHaveLength(3)
})

test('an ordered letter is handed over once, with its price, its credits and its day', async () => {
  const { writer, mail } = await open()
  const id = await writer.write()
  const answer = await writer.order(id)
  expect(answer.statusCode).toBe(201)
  const { trackingId, letter } = answer.json<{ trackingId: string; letter: ResponseLetter }>()
  expect(letter).toMatchObject({
    physicalDelivery: true,
    trackingId,
    cost: 1.2,
    creditsUsed: 2,
    deliveryStatus: 'processing',
    deliveryOption: 'standard',
    mail: { price: 120, practice: false, tracked: false, failure: null, proof: false },
  })
  expect(letter.mailSentDate).not.toBeNull()
  const sent = await writer.mailed(id, 'submitted')
  expect(sent.mail).toMatchObject({ state: 'submitted', events: [{ status: 'processing' }] })
  expect(sent.mail?.cancelUntil).not.toBeNull()
  expect(mail.copies).toHaveLength(1)
  expect(mail.copies[0]!.parcel.recipient).toEqual(sent.mail?.recipient)
  expect(await writer.credits()).toBe(1)
})

test('the PDF is kept exactly as it was handed over, for its owner alone', async () => {
  const { writer, mail, server } = await open()
  const id = await writer.write()
  await writer.order(id)
  const { orderId } = (await writer.mailed(id, 'submitted')).mail!
  const answer = await writer.call('GET', `/api/physical-mail/${orderId}/pdf`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload).toEqual(Buffer.from(mail.copies[0]!.parcel.pdf))
  expect((await writer.call('GET', `/api/physical-mail/${orderId}/proof`)).statusCode).toBe(404)
  const other = await letterWriter(server)
  for (const url of [`${orderId}/pdf`, `${orderId}/proof`]) {
    expect((await other.call('GET', `/api/physical-mail/${url}`)).statusCode).toBe(404)
  }
  expect((await other.cancel(orderId)).statusCode).toBe(404)
  expect((await other.order(id)).statusCode).toBe(404)
})

test('a double click, the other tab and a lost answer are one order', async () => {
  const { writer, mail } = await open()
  const id = await writer.write()
  const answers = await Promise.all([writer.order(id, {}, 'k1'), writer.order(id, {}, 'k1')])
  const other = await writer.order(id, {}, 'k2')
  await writer.mailed(id, 'submitted')
  answers.push(await writer.order(id, {}, 'k1'))
  expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1)
  expect(refusal(other)).toMatchObject({ status: 409, code: 'already-mailed' })
  const reused = await writer.order(id, { deliveryOption: 'registered' }, 'k1')
  expect(refusal(reused)).toMatchObject({ code: 'key-reused' })
  expect(mail.copies).toHaveLength(1)
  expect(await writer.credits()).toBe(1)
})

test('who has too few credits hears it before anything is ordered', async () => {
  const { writer, mail } = await open()
  await writer.order(await writer.write('eins'))
  const second = await writer.write('zwei')
  expect(refusal(await writer.order(second))).toMatchObject({
    status: 402,
    code: 'not-enough-credits',
    message: 'You have 1 credit, and a letter costs 2. Nothing was ordered.',
  })
  expect((await writer.letter(second)).mail).toBeNull()
  expect(mail.copies.length).toBeLessThan(2)
})

test.each([
  ['letter-unfinished', 'Es fehlt GAP', 'The date is still missing.'],
  ['not-printable', 'WIDE', 'The address is too wide.'],
  ['not-printable', 'x'.repeat(10_001), /11 pages\. At most 10/],
])('what cannot be posted is refused by its name: %s', async (code, text, message) => {
  const { writer } = await open()
  const answer = refusal(await writer.order(await writer.write(text)))
  expect(answer).toMatchObject({ status: 422, code })
  expect(answer.message).toMatch(message)
  expect(await writer.credits()).toBe(3)
})

test('a sender without an address, and an option the provider does not have, are refused', async () => {
  const { writer } = await open()
  const id = await writer.write()
  const other = await writer.order(id, { deliveryOption: 'personal_delivery' })
  expect(refusal(other)).toMatchObject({ code: 'option-not-offered' })
  await writer.call('PATCH', '/api/user', { body: { city: null } })
  expect(refusal(await writer.order(id))).toMatchObject({ code: 'sender-missing' })
})

test('another price than the confirmed one is shown again first', async () => {
  const { writer, mail } = await open()
  const id = await writer.write()
  mail.settings.price = 130
  expect(refusal(await writer.order(id, { price: 120 }))).toMatchObject({
    status: 409,
    code: 'price-changed',
    message: 'The price is €1.30 now, not €1.20. Please check it and confirm it again.',
  })
  expect((await writer.order(id, { price: 130 })).statusCode).toBe(201)
})

test('a provider that gives no price orders nothing', async () => {
  const { writer } = await open({
    trouble() {
      throw new AppError('provider-down')
    },
  })
  const id = await writer.write()
  expect(refusal(await writer.order(id))).toMatchObject({ status: 503, code: 'provider-down' })
  expect((await writer.call('GET', `/api/physical-mail/quote/${id}`)).statusCode).toBe(503)
  expect(await writer.credits()).toBe(3)
})

test('a letter that is sent can be neither changed nor deleted nor quoted', async () => {
  const { writer } = await open()
  const id = await writer.write('a')
  await writer.order(id)
  const edit = { body: { from: 'a', to: 'b' } }
  const url = `/api/response-letters/${id}`
  expect(refusal(await writer.call('PATCH', url, edit))).toMatchObject({ code: 'letter-sent' })
  expect(refusal(await writer.call('DELETE', url))).toMatchObject({ code: 'letter-sent' })
  const quote = await writer.call('GET', `/api/physical-mail/quote/${id}`)
  expect(refusal(quote)).toMatchObject({ code: 'already-mailed' })
})
