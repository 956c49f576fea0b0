import { AppError, type TrackingRecord } from '@brieflotse/contract'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { practiceOffice } from '../providers/mail/practice-office.ts'
import { fakeMail } from '../../test/fake-mail.ts'
import { fakeTracking, wayOf } from '../../test/fake-tracking.ts'
import { letterWriter } from '../../test/mail-client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'

const code = 'RT123456785DE'
const pdf = new Uint8Array(Buffer.from('%PDF-1.4 proof'))

/** A posted registered letter with a tracking number. */
async function posted(tracking = fakeTracking()) {
  const mail = fakeMail()
  const server = await testServer({ mail, tracking })
  server.startJobs()
  const writer = await letterWriter(server)
  const id = await writer.write()
  await writer.order(id, { deliveryOption: 'registered' })
  const { trackingId } = await writer.mailed(id, 'submitted')
  Object.assign(mail.copies[0]!, { state: 'posted', carrierCode: code })
  const look = () => writer.call('GET', `/api/tracking/${trackingId}`)
  const until = (satisfied: (letter: Awaited<ReturnType<typeof writer.letter>>) => boolean) =>
    server.until(writer.user.id, () => writer.letter(id), satisfied)
  // This request also polls the print shop, and its response may be from before or after that.
  expect((await look()).json<TrackingRecord>()).toMatchObject({ status: 'processing' })
  await until(({ mail: order }) => order?.carrierCode === code)
  const orderOf = () =>
    server.deps.db.read.selectFrom('mail_orders').selectAll().executeTakeFirstOrThrow()
  /** Stops the jobs and resets the time of the last poll, so that only the test polls, and may do so at once. */
  const alone = async () => {
    await server.stopJobs()
    await server.deps.db.write((tx) =>
      tx.updateTable('mail_orders').set({ looked_at: null }).execute(),
    )
  }
  return { server, writer, tracking, look, until, id, trackingId: trackingId!, orderOf, alone }
}

test('asking brings the print shop’s number, and from then on the carrier’s words', async () => {
  const { tracking, until, look, orderOf } = await posted()
  tracking.says = wayOf('printed', 'in_transit')
  const letter = await until(({ deliveryStatus }) => deliveryStatus === 'in_transit')
  expect(letter).toMatchObject({ deliveryLocation: '04109 Leipzig', mail: { tracked: true } })
  expect(tracking.asked[0]).toMatchObject({ code, since: (await orderOf()).ordered_at })
  expect((await look()).json()).toMatchObject({
    status: 'in_transit',
    location: '04109 Leipzig',
    carrierCode: code,
    practice: false,
  })
})

test('the proof is kept with the delivery, given out, and nobody is asked any more', async () => {
  const { tracking, until, writer, server, orderOf, look } = await posted()
  tracking.says = {
    ...wayOf('in_transit', 'delivered'),
    proof: { bytes: pdf, mimeType: 'application/pdf' },
  }
  const { mail } = await until((letter) => letter.mail?.proof === true)
  const answer = await writer.call('GET', `/api/physical-mail/${mail!.orderId}/proof`)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.rawPayload).toEqual(Buffer.from(pdf))
  expect((await orderOf()).ended_at).not.toBeNull()
  const asked = tracking.asked.length
  expect((await look()).json()).toMatchObject({ status: 'delivered' })
  expect(tracking.asked).toHaveLength(asked)
  const jobs = await server.deps.db.read.selectFrom('jobs').select('name').execute()
  expect(jobs.map(({ name }) => name)).not.toContain('track-letter')
})

test('a delivery without its proof yet stays delivered, and is looked at again', async () => {
  const { tracking, until, look, orderOf, alone } = await posted()
  tracking.says = wayOf('delivered')
  await until(({ deliveryStatus }) => deliveryStatus === 'delivered')
  await alone()
  tracking.says = wayOf('in_transit')
  expect((await look()).json()).toMatchObject({ status: 'delivered' })
  expect((await orderOf()).ended_at).toBeNull()
  await alone()
  tracking.says = { ...wayOf('delivered'), proof: { bytes: pdf, mimeType: 'application/pdf' } }
  await look()
  expect(await orderOf()).toMatchObject({ proof_hash: expect.any(String) })
})

test('the same news again is one event, and changes nothing', async () => {
  const { tracking, until, look, orderOf } = await posted()
  tracking.says = wayOf('printed', 'in_transit')
  await until(({ deliveryStatus }) => deliveryStatus === 'in_transit')
  const before = await orderOf()
  const events = (await look()).json<TrackingRecord>().events
  await look()
  expect((await look()).json<TrackingRecord>().events).toEqual(events)
  expect((await orderOf()).updated_at).toBe(before.updated_at)
})

test('a letter that came back came back', async () => {
  const { tracking, until, orderOf } = await posted()
  tracking.says = wayOf('in_transit', 'exception', 'returned')
  await until(({ deliveryStatus }) => deliveryStatus === 'returned')
  expect((await orderOf()).ended_at).not.toBeNull()
})

test('what held a letter up may pass', async () => {
  const { tracking, until, look, alone } = await posted()
  tracking.says = wayOf('in_transit', 'exception')
  await until(({ deliveryStatus }) => deliveryStatus === 'exception')
  await alone()
  tracking.says = wayOf('in_transit', 'exception', 'in_transit')
  expect((await look()).json()).toMatchObject({ status: 'in_transit' })
})

test('one item is not asked for more often than the carrier allows, however often somebody looks', async () => {
  const { tracking, look, alone } = await posted(fakeTracking(3_600_000))
  await Promise.all([1, 2, 3, 4, 5].map(look))
  await look()
  // The fake print shop was polled less than an hour ago, so the carrier is not asked.
  expect(tracking.asked).toHaveLength(0)
  await alone()
  await Promise.all([1, 2, 3, 4, 5].map(look))
  await look()
  expect(tracking.asked).toHaveLength(1)
})

test('a carrier that cannot be reached is said so, and what is known stays', async () => {
  const { tracking, look, writer, id, alone } = await posted()
  await alone()
  tracking.fault = new AppError('provider-down')
  const answer = await look()
  expect(answer.statusCode).toBe(503)
  expect(answer.json()).toMatchObject({ code: 'provider-down' })
  expect((await writer.letter(id)).deliveryStatus).toBe('shipped')
})

test('only the owner sees where a letter is', async () => {
  const { server, trackingId, writer } = await posted()
  const other = await letterWriter(server)
  expect((await other.call('GET', `/api/tracking/${trackingId}`)).statusCode).toBe(404)
  expect((await writer.call('GET', '/api/tracking/BL000000')).statusCode).toBe(404)
  expect((await writer.call('GET', '/api/tracking/a.b')).statusCode).toBe(404)
  const answer = await server.app.inject({ method: 'GET', url: `/api/tracking/${trackingId}` })
  expect(answer.statusCode).toBe(401)
})

test('an order that was stopped has nothing to follow', async () => {
  const mail = fakeMail()
  const server = await testServer({ mail })
  server.startJobs()
  const writer = await letterWriter(server)
  const id = await writer.write()
  await writer.order(id)
  const { trackingId, mail: order } = await writer.mailed(id, 'submitted')
  await writer.cancel(order!.orderId)
  await writer.mailed(id, 'canceled')
  expect((await writer.call('GET', `/api/tracking/${trackingId}`)).statusCode).toBe(404)
})

test('what was posted for real is not asked for at the practice post office', async () => {
  const mail = fakeMail()
  const server = await testServer({ mail })
  const order = { provider: 'letterxpress', carrier_code: code, ended_at: null, state: 'submitted' }
  expect(server.deps.following.carrierOf(order as never)).toBeNull()
  expect(
    server.deps.following.carrierOf({ ...order, provider: 'practice' } as never),
  ).not.toBeNull()
})

test('in practice a registered letter goes all the way to its proof', async () => {
  const speed = 500_000
  const folder = testFolder()
  const server = await testServer({
    ...practiceOffice(join(folder, 'post'), speed),
    mailSpeed: speed,
  })
  server.startJobs()
  const writer = await letterWriter(server)
  const id = await writer.write()
  await writer.order(id, { deliveryOption: 'registered' })
  const letter = await server.until(
    writer.user.id,
    () => writer.letter(id),
    ({ mail }) => mail?.proof === true,
  )
  expect(letter).toMatchObject({
    deliveryStatus: 'delivered',
    mail: { practice: true, tracked: true, proof: true },
  })
  expect(letter.mail!.events.map(({ status }) => status)).toEqual([
    'processing',
    'printed',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ])
})
