import { AppError, type ErrorBody } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { fakeMail, type FakeMailOptions } from '../../test/fake-mail.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { testServer } from '../../test/test-server.ts'

/** A server with an ordered letter. Its jobs run once they are started. */
async function ordered(options: FakeMailOptions = {}) {
  const mail = fakeMail(options)
  const server = await testServer({ mail })
  server.startJobs()
  const writer = await letterWriter(server)
  const id = await writer.write()
  await server.stopJobs()
  const order = (await writer.order(id)).json<{ id: number }>().id
  return { mail, server, writer, id, order }
}

const free = { physicalDelivery: false, mailSentDate: null, trackingId: null, cost: null }

test('an order that nobody was asked to post yet is cancelled at once, and the letter can be changed and sent again', async () => {
  const { writer, server, mail, id, order } = await ordered()
  const answer = await writer.cancel(order)
  expect(answer.json()).toMatchObject({ ...free, mail: { state: 'canceled', failure: null } })
  expect(await writer.credits()).toBe(3)
  expect((await writer.cancel(order)).statusCode).toBe(200)
  const edit = { body: { from: 'Sehr geehrte Damen und Herren', to: 'Guten Tag' } }
  expect((await writer.call('PATCH', `/api/response-letters/${id}`, edit)).statusCode).toBe(200)
  await writer.order(id)
  server.startJobs()
  await writer.mailed(id, 'submitted')
  const [pdf, ...more] = mail.copies.map(({ parcel }) => Buffer.from(parcel.pdf).toString())
  expect(pdf).toMatch(/\nGuten Tag$/)
  expect(more).toEqual([])
  expect(await writer.credits()).toBe(1)
})

test('an order that the provider has is stopped there as long as its window is open', async () => {
  const { writer, server, mail, id, order } = await ordered()
  server.startJobs()
  await writer.mailed(id, 'submitted')
  expect((await writer.cancel(order)).json()).toMatchObject({ mail: { state: 'canceling' } })
  expect(await writer.mailed(id, 'canceled')).toMatchObject(free)
  expect(mail.copies.map(({ state }) => state)).toEqual(['canceled'])
  expect(await writer.credits()).toBe(3)
})

test('after the window it is too late, and whoever was a moment too late is told so', async () => {
  const { writer, server, mail, id, order } = await ordered()
  server.startJobs()
  await writer.mailed(id, 'submitted')
  mail.copies[0]!.state = 'printing'
  await writer.cancel(order)
  const letter = await writer.mailed(id, 'submitted')
  expect(letter.mail).toMatchObject({ failure: { code: 'too-late-to-cancel' }, cancelUntil: null })
  const again = await writer.cancel(order)
  expect(again.json<ErrorBody>()).toMatchObject({ code: 'too-late-to-cancel' })
  expect(await writer.credits()).toBe(1)
})

test('what the print shop refuses costs nothing, and its reason is told', async () => {
  const { writer, server, mail, id } = await ordered()
  mail.settings.refuse = 'The address is\nin Atlantis.'
  server.startJobs()
  const letter = await writer.mailed(id, 'failed')
  expect(letter).toMatchObject(free)
  expect(letter.mail?.failure).toEqual({
    code: 'mail-refused',
    message:
      'The print shop refused this letter. It says: The address is in Atlantis. Nothing was posted and nothing was charged.',
    said: {
      id: 'mail.refused-because',
      values: { why: 'as-said', words: 'The address is in Atlantis.' },
    },
  })
  expect(await writer.credits()).toBe(3)
  expect(mail.copies).toEqual([])
})

test('a letter whose address was misread is stopped', async () => {
  const { writer, server, mail, id } = await ordered({ reads: () => ['Somebody else'] })
  server.startJobs()
  const letter = await writer.mailed(id, 'failed')
  expect(letter).toMatchObject({ ...free, mail: { failure: { code: 'address-misread' } } })
  expect(mail.copies.map(({ state }) => state)).toEqual(['canceled'])
  expect(await writer.credits()).toBe(3)
})

test('a misread one that can no longer be stopped is no secret', async () => {
  const options: FakeMailOptions = { windowMs: 0, reads: () => ['Somebody else'] }
  const { writer, server, id } = await ordered(options)
  server.startJobs()
  await writer.mailed(id, 'canceling')
  const { mail } = await writer.mailed(id, 'submitted')
  expect(mail?.failure).toMatchObject({ code: 'address-misread' })
  expect(mail?.failure?.message).toContain('It was too late to stop the letter.')
  expect(await writer.credits()).toBe(1)
})

test('a letter that was taken while its answer was lost is found, and not sent again', async () => {
  let lost = 0
  const { writer, server, mail, id } = await ordered({
    trouble(step, when) {
      if (step === 'submit' && when === 'after' && ++lost === 1) throw new AppError('provider-down')
    },
  })
  server.startJobs()
  await writer.mailed(id, 'submitted')
  expect(mail.copies).toHaveLength(1)
})

test('a post office that knows at once what it took is handed again what it does not know, without waiting', async () => {
  let lost = 0
  const { writer, server, mail, id } = await ordered({
    knowsAtOnce: true,
    trouble(step, when) {
      if (step === 'submit' && when === 'before' && ++lost === 1)
        throw new AppError('provider-down')
    },
  })
  server.startJobs()
  await writer.mailed(id, 'submitted')
  expect(mail.copies).toHaveLength(1)
})

test('news that the provider signed make us ask; what it did not sign does nothing', async () => {
  const { writer, server, mail, id } = await ordered()
  server.startJobs()
  await writer.mailed(id, 'submitted')
  Object.assign(mail.copies[0]!, { state: 'posted', carrierCode: 'RT123456785DE' })
  const news = (signature: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/webhooks/letterxpress',
      headers: {
        'content-type': 'application/json',
        'x-signature': signature,
        origin: 'https://elsewhere.example',
      },
      body: JSON.stringify([mail.copies[0]!.providerId, 'P99']),
    })
  expect((await news('wrong')).statusCode).toBe(400)
  expect(await writer.letter(id)).toMatchObject({ deliveryStatus: 'processing' })
  for (const _ of [1, 2]) expect((await news('right')).statusCode).toBe(204)
  const letter = await server.until(
    writer.user.id,
    () => writer.letter(id),
    ({ deliveryStatus }) => deliveryStatus === 'shipped',
  )
  expect(letter.mail).toMatchObject({ carrierCode: 'RT123456785DE', cancelUntil: null })
  expect(letter.mail?.events.map(({ status }) => status)).toEqual(['processing', 'shipped'])
})

test('what the provider drops later comes back: letter and credits', async () => {
  const { writer, server, mail, id } = await ordered()
  server.startJobs()
  await writer.mailed(id, 'submitted')
  Object.assign(mail.copies[0]!, { state: 'refused', reason: 'Paper is out.' })
  await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/letterxpress',
    headers: { 'x-signature': 'right', 'content-type': 'application/json' },
    body: JSON.stringify(['P1']),
  })
  const letter = await writer.mailed(id, 'failed')
  expect(letter.mail?.failure?.message).toContain('Paper is out.')
  expect(await writer.credits()).toBe(3)
})

test('a letter that the print shop no longer has is asked for no more: unprinted it comes back with its credits', async () => {
  const { writer, server, mail, id } = await ordered()
  server.startJobs()
  await writer.mailed(id, 'submitted')
  mail.copies.length = 0
  mail.status = () => Promise.reject(new AppError('not-found'))
  await server.app.inject({
    method: 'POST',
    url: '/api/webhooks/letterxpress',
    headers: { 'x-signature': 'right', 'content-type': 'application/json' },
    body: JSON.stringify(['P1']),
  })
  const letter = await writer.mailed(id, 'failed')
  expect(letter).toMatchObject(free)
  expect(letter.mail?.failure?.message).toContain('no longer has this letter')
  expect(await writer.credits()).toBe(3)
})

test('a letter whose order failed can be erased, with the PDF that was made of it', async () => {
  const { writer, server, id, order } = await ordered()
  const before = await server.stored()
  await writer.cancel(order)
  const url = `/api/response-letters/${id}`
  expect((await writer.call('DELETE', url)).statusCode).toBe(204)
  expect(await server.stored()).toHaveLength(before.length - 1)
  expect(await server.deps.db.read.selectFrom('mail_orders').selectAll().execute()).toEqual([])
  expect(await writer.credits()).toBe(3)
})

test('the PDF of an order outlives the daily sweep', async () => {
  const { server, writer, order } = await ordered()
  await server.deps.files.sweep(new Date(Date.now() + 1000))
  const answer = await writer.call('GET', `/api/physical-mail/${order}/pdf`)
  expect(answer.statusCode).toBe(200)
})

test('a proof of delivery is kept and shown as what it is, in a sandbox', async () => {
  const { server, writer, order } = await ordered()
  const { deps } = server
  async function* proof() {
    yield Buffer.from('%PDF-1.4 proof')
  }
  const draft = await deps.storage.write(proof(), { maxBytes: 100 })
  await deps.files.keep([draft], (record) =>
    deps.db.write(async (tx) => {
      await record(tx)
      await tx.updateTable('mail_orders').set({ proof_hash: draft.hash }).execute()
    }),
  )
  await deps.files.sweep(new Date(Date.now() + 1000))
  const answer = await writer.call('GET', `/api/physical-mail/${order}/proof`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['content-security-policy']).toContain('sandbox')
  expect(answer.body).toBe('%PDF-1.4 proof')
})
