import type { NoticeSettings } from '@brieflotse/contract'
import { addDays, dayIn } from '@brieflotse/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '../../test/client.ts'
import { fakePush, type FakePush } from '../../test/fake-push.ts'
import { testServer } from '../../test/test-server.ts'

let service: FakePush
beforeAll(async () => {
  service = await fakePush()
})
afterAll(() => service.close())

async function world() {
  const server = await testServer({ reach: { push: service.provider, email: null } })
  const client = await signUp(server)
  const settings = () => client.get<NoticeSettings>('/api/notices')
  const add = (browser: object) => client.call('PUT', '/api/notices/devices', { body: browser })
  return { server, client, settings, add }
}

test('without a word of the user the hour is nine in Germany, and nobody is told anything', async () => {
  const { settings } = await world()
  expect(await settings()).toMatchObject({
    hour: 9,
    zone: 'Europe/Berlin',
    details: false,
    push: { key: service.keys.publicKey, devices: [] },
    email: { state: 'none' },
    feed: null,
  })
})

test('hour, zone and details are kept; an hour or a zone that there is not is refused', async () => {
  const { client, settings } = await world()
  const patch = (body: object) => client.call('PATCH', '/api/notices', { body })
  const wish = { hour: 18, zone: 'America/New_York', details: true }
  expect((await patch(wish)).json()).toMatchObject(wish)
  for (const body of [{ hour: 24 }, { hour: 9.5 }, { zone: 'Mars/Olympus' }, { email: true }]) {
    expect((await patch(body)).statusCode).toBe(400)
  }
  expect(await settings()).toMatchObject(wish)
})

test('a device is listed once, and only an address on the open internet is taken', async () => {
  const { add, settings } = await world()
  const { path: _, ...browser } = service.browser()
  await add(browser)
  await add({ ...browser, label: 'Chrome on Windows' })
  const { push } = await settings()
  expect(push.devices.map(({ label }) => label)).toEqual(['Chrome on Windows'])
  expect(JSON.stringify(push)).not.toContain(browser.endpoint)
  for (const endpoint of ['http://192.168.1.1/x', 'https://localhost/x', 'nonsense']) {
    expect((await add({ ...browser, endpoint })).statusCode).toBe(400)
  }
})

test('a device that another user takes over is told nothing of the one before', async () => {
  const { server, add, settings } = await world()
  const { path: _, ...browser } = service.browser()
  await add(browser)
  const other = await signUp(server)
  await other.call('PUT', '/api/notices/devices', { body: browser })
  expect((await settings()).push.devices).toEqual([])
  const [device] = (await other.get<NoticeSettings>('/api/notices')).push.devices
  expect(device?.label).toBe(browser.label)
})

test('who logs out is not told anything any more', async () => {
  const { server, client, add } = await world()
  const { path: _, ...browser } = service.browser()
  await add(browser)
  await client.call('POST', '/api/logout')
  await expect
    .poll(() => server.deps.db.read.selectFrom('push_subscriptions').selectAll().execute())
    .toEqual([])
})

test('a notification can be tried, and a device that is gone leaves the list', async () => {
  const { client, add, settings } = await world()
  const { path, ...browser } = service.browser()
  const [device] = (await add(browser)).json<NoticeSettings>().push.devices
  const attempt = () => client.call('POST', `/api/notices/devices/${device!.id}/test`)
  expect((await attempt()).statusCode).toBe(204)
  expect(service.texts().at(-1)).toMatchObject({ user: client.user.id, tag: 'test' })
  service.answers.set(path, 410)
  expect((await attempt()).statusCode).toBe(404)
  expect((await settings()).push.devices).toEqual([])
})

test('another user can neither try nor remove a device', async () => {
  const { server, add, settings } = await world()
  const { path: _, ...browser } = service.browser()
  const [device] = (await add(browser)).json<NoticeSettings>().push.devices
  const other = await signUp(server)
  expect((await other.call('POST', `/api/notices/devices/${device!.id}/test`)).statusCode).toBe(404)
  await other.call('DELETE', `/api/notices/devices/${device!.id}`)
  expect((await settings()).push.devices).toHaveLength(1)
})

test('a deadline of today arrives on the device, without a word of the letter until the user allows it', async () => {
  const { server, client, add } = await world()
  // In this zone the reminder hour of today is over and quiet hours have not begun.
  const zone = zoneAtNoon()
  const today = dayIn(zone, new Date())
  await client.call('PATCH', '/api/notices', { body: { zone } })
  const { db } = server.deps
  const file = { hash: 'h', size: 1, created_at: '' }
  await db.read.insertInto('files').values(file).execute()
  await db.read.insertInto('documents').values(letter(client.user.id)).execute()
  const row = {
    user_id: client.user.id,
    document_id: 1,
    what: 'pay',
    followed: 1,
    updated_at: '',
  } as const
  await db.read
    .insertInto('reminders')
    .values({ ...row, due_on: addDays(today, 1) })
    .execute()
  const { path, ...browser } = service.browser()
  service.answers.set(path, 503)
  await add(browser)
  const refused = service.next()
  server.startJobs()
  await refused
  const before = service.arrived.length
  service.answers.delete(path)
  await expect
    .poll(() => service.texts().slice(before), { timeout: 10_000 })
    .toEqual([
      {
        user: client.user.id,
        title: 'You have a deadline tomorrow',
        body: 'Open Brieflotse to see it.',
        tag: `due-${today}`,
        path: '/documents/1',
      },
    ])
})

/** A time zone in which it is between eleven and one o'clock now, so that morning is over and evening is far. */
function zoneAtNoon(): string {
  const offset = 12 - new Date().getUTCHours()
  if (offset === 0) return 'Etc/UTC'
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`
}

const letter = (user_id: number) => ({
  user_id,
  file_hash: 'h',
  content_key: 'h',
  file_name: 'a.pdf',
  mime_type: 'application/pdf' as const,
  byte_size: 1,
  title: 'Stadtwerke Musterhafen, Mahnung',
  status: 'completed' as const,
  source_language: 'de',
  target_language: 'en',
  tags: '[]',
  translation_state: 'done' as const,
  uploaded_at: new Date().toISOString(),
})
