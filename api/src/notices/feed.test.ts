import type { NoticeSettings } from '@brieflotse/contract'
import { addDays, dayInGermany } from '@brieflotse/rules'
import ICAL from 'ical.js'
import nodeIcal, { type VEvent } from 'node-ical'
import { expect, test } from 'vitest'
import { setLock } from '../admin/users.ts'
import { signUp } from '../../test/client.ts'
import { addFollowedLetter } from '../../test/followed-letter.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { changeSettings, mailboxOf } from './settings.ts'

const today = dayInGermany(new Date())
const inDays = (days: number) => addDays(today, days)

async function subscribed() {
  const server = await testServer({ trustProxy: () => true })
  const client = await signUp(server)
  const renew = async () => {
    const { feed } = (await client.call('POST', '/api/notices/feed')).json<NoticeSettings>()
    return new URL(feed!.url!).pathname
  }
  const path = await renew()
  const fetch = (at = path, headers = {}) => server.app.inject({ url: at, headers })
  return { server, client, renew, path, fetch }
}

async function follow(
  server: TestServer,
  userId: number,
  what: 'pay' | 'object',
  dueOn: string,
  title: string,
) {
  const { db } = server.deps
  const at = '2026-01-01T08:00:00.000Z'
  const id = await addFollowedLetter(db.read, { userId, what, dueOn, title, at })
  const change = (set: object) =>
    db.read.updateTable('reminders').set(set).where('id', '=', id).execute()
  return { id, change }
}

/** The events as two different parsers find them; both must agree. */
function eventsOf(text: string) {
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const second = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (part): part is VEvent => part?.type === 'VEVENT',
  )
  return new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    const other = second.find(({ uid }) => uid === event.uid)
    expect(other?.summary).toBe(event.summary)
    expect(other?.datetype).toBe('date')
    const day = event.startDate.toString()
    expect(other?.start.toLocaleDateString('sv')).toBe(day)
    const alarms = component
      .getAllSubcomponents('valarm')
      .map((alarm) => String(alarm.getFirstPropertyValue('trigger')))
    return {
      uid: event.uid,
      day,
      end: event.endDate.toString(),
      title: event.summary,
      sequence: event.sequence,
      alarms,
    }
  })
}

test('the calendar has a whole day for everything that is due, with an alarm at the hour of the user', async () => {
  const { server, client, fetch } = await subscribed()
  const long = `Jobcenter Märkisch-Oderland; Außenstelle, ${'Straße '.repeat(12)}🧾\r\nBEGIN:VEVENT`
  const { id } = await follow(server, client.user.id, 'object', inDays(20), long)
  await follow(server, client.user.id, 'pay', inDays(3), 'Stadtwerke, Mahnung')
  await client.call('PATCH', '/api/notices', { body: { hour: 18 } })
  const answer = await fetch()
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const events = eventsOf(answer.body)
  expect(events.map(({ title }) => title)).toEqual([
    'Payment due: Stadtwerke, Mahnung',
    `Last day to object: ${long.replace(/\s+/g, ' ').trim()}`,
  ])
  expect(events[1]).toMatchObject({
    uid: `deadline-${id}@localhost`,
    day: inDays(20),
    end: inDays(21),
    sequence: 0,
    alarms: ['-P6DT6H', '-P2DT6H', '-PT6H', 'PT18H'],
  })
})

test('an event leads to its letter where a phone can open that, and nowhere else', async () => {
  const { server, client, path } = await subscribed()
  await follow(server, client.user.id, 'pay', inDays(3), 'Mahnung')
  const asked = async (host: string, proto: string) => {
    const headers = { host, 'x-forwarded-proto': proto }
    const { body } = await server.app.inject({ url: path, headers })
    return body.replace(/\r\n /g, '').match(/https?:\/\/[^\\\r]+/g) ?? []
  }
  expect(await asked('localhost:3000', 'https')).toEqual([])
  expect(await asked('post.example.org', 'http')).toEqual([])
  const letter = expect.stringMatching(/^https:\/\/post\.example\.org\/documents\/\d+$/)
  expect(await asked('post.example.org', 'https')).toEqual([letter, letter])
})

test('a subscriber follows what changes, and what is done disappears', async () => {
  const { server, client, path, fetch } = await subscribed()
  const first = await follow(server, client.user.id, 'object', inDays(20), 'Bescheid')
  const second = await follow(server, client.user.id, 'pay', inDays(5), 'Rechnung')
  const before = eventsOf((await fetch()).body)
  const address = (await server.app.listen({ port: 0, host: '127.0.0.1' })) + path
  const subscribedDays = async () =>
    Object.values(await nodeIcal.async.fromURL(address))
      .filter((part): part is VEvent => part?.type === 'VEVENT')
      .map(({ start }) => start.toLocaleDateString('sv'))
  expect(await subscribedDays()).toEqual([inDays(5), inDays(20)])
  await first.change({ due_on: inDays(27), sequence: 1, updated_at: '2026-02-01T08:00:00.000Z' })
  await second.change({ done_at: '2026-02-01T08:00:00.000Z' })
  const after = eventsOf((await fetch()).body)
  expect(before.map(({ day }) => day)).toEqual([inDays(5), inDays(20)])
  expect(after).toEqual([{ ...before[1]!, day: inDays(27), end: inDays(28), sequence: 1 }])
  expect(await subscribedDays()).toEqual([inDays(27)])
})

test('nothing is sent again as long as nothing changes', async () => {
  const { server, client, path, fetch } = await subscribed()
  const { change } = await follow(server, client.user.id, 'pay', inDays(5), 'Rechnung')
  const { headers, body } = await fetch()
  expect((await fetch()).body).toBe(body)
  const again = await fetch(path, { 'if-none-match': `"other", W/${String(headers['etag'])}` })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  await change({ due_on: inDays(6), sequence: 1 })
  expect((await fetch(path, { 'if-none-match': headers['etag'] })).statusCode).toBe(200)
})

test('a renewed address takes the place of the one before, a removed one leads nowhere, and only its owner has it', async () => {
  const { server, client, path, renew, fetch } = await subscribed()
  const next = await renew()
  expect((await fetch(path)).statusCode).toBe(404)
  expect((await fetch(next)).statusCode).toBe(200)
  const stored = await server.deps.db.read.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(next.slice(-47, -4))
  const other = await signUp(server)
  expect((await other.get<NoticeSettings>('/api/notices')).feed).toBeNull()
  await client.call('DELETE', '/api/notices/feed')
  expect((await fetch(next)).statusCode).toBe(404)
  for (const guess of ['x.ics', `${'A'.repeat(43)}.ics`, '..%2f..', 'A'.repeat(5000)]) {
    expect((await fetch(`/api/calendar/${guess}`)).statusCode).toBeGreaterThanOrEqual(400)
  }
})

test('an appointment with a time is at that time in Germany, in summer and in winter', async () => {
  const { server, client, fetch } = await subscribed()
  for (const day of ['2027-07-01', '2027-12-01']) {
    const { change } = await follow(server, client.user.id, 'object', day, day)
    await change({ what: 'appointment', time: '14:30' })
  }
  const { body } = await fetch()
  expect(body.match(/DTSTART:.*/g)?.map((line) => line.trim())).toEqual([
    'DTSTART:20270701T123000Z',
    'DTSTART:20271201T133000Z',
  ])
  expect(body).toContain('TRIGGER:-P3D\r\n')
})

test('an empty calendar is one as well', async () => {
  const { fetch } = await subscribed()
  expect(eventsOf((await fetch()).body)).toEqual([])
})

test('the calendar of a locked account is not found, and no mail goes to its user; unlocked, both are back', async () => {
  const { server, client, fetch } = await subscribed()
  const { db } = server.deps
  await client.call('PATCH', '/api/user', { body: { email: 'me@example.org' } })
  await db.write((tx) =>
    changeSettings(tx, client.user.id, { email_on: 1, email: 'me@example.org' }),
  )
  const found = async () => [(await fetch()).statusCode, await mailboxOf(db.read, client.user.id)]
  expect(await found()).toEqual([200, 'me@example.org'])
  await db.write((tx) => setLock(tx, client.user.id, true))
  expect(await found()).toEqual([404, null])
  await db.write((tx) => setLock(tx, client.user.id, false))
  expect(await found()).toEqual([200, 'me@example.org'])
})
