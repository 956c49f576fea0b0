import 'fake-indexeddb/auto'
import { afterEach, expect, test } from 'vitest'
import { deviceDatabase } from '../device-database.ts'
import { deviceLabel } from '@brieflotse/contract'
import { pushedNotice } from './pushed.ts'

afterEach(() => deviceDatabase.session.clear())

const signIn = (id: number) =>
  deviceDatabase.session.put({ key: 'user', value: { id, preferredLanguage: 'en' } as never })
const notice = {
  user: 7,
  title: 'Payment due tomorrow',
  body: 'Rechnung',
  tag: 'due-2026-03-01',
  path: '/documents/3',
}

test('a reminder is shown to its owner, with the way to the letter', async () => {
  await signIn(7)
  expect(await pushedNotice(JSON.stringify(notice))).toEqual({
    title: notice.title,
    body: notice.body,
    tag: notice.tag,
    data: { path: '/documents/3' },
  })
})

test('nobody else reads a word of it, neither another user of the device nor who finds it logged out', async () => {
  const blank = { title: 'Brieflotse', tag: 'blank', data: { path: '/' } }
  expect(await pushedNotice(JSON.stringify(notice))).toMatchObject(blank)
  await signIn(8)
  expect(await pushedNotice(JSON.stringify(notice))).toMatchObject(blank)
})

test('what says nothing says it in the language of whoever is logged in, else of the browser', async () => {
  const nobody = await pushedNotice(JSON.stringify(notice), ['es', 'de-AT'])
  expect(nobody.body).toBe('Öffnen Sie Brieflotse, um zu sehen, was es Neues gibt.')
  await deviceDatabase.session.put({
    key: 'user',
    value: { id: 8, preferredLanguage: 'tr' } as never,
  })
  const { body } = await pushedNotice(JSON.stringify(notice), ['de-AT'])
  expect(body).toBe('Yeniliği görmek için Brieflotse’yi açın.')
})

test.each([
  '',
  'nonsense',
  '{}',
  JSON.stringify({ ...notice, path: '//elsewhere.example' }),
  JSON.stringify({ ...notice, path: 'https://elsewhere.example' }),
])(
  'what is no message of ours shows nothing of itself and leads nowhere else: %s',
  async (text) => {
    await signIn(7)
    expect(await pushedNotice(text)).toMatchObject({ tag: 'blank', data: { path: '/' } })
  },
)

test.each([
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36', 'Chrome on Android'],
  ['Mozilla/5.0 (Windows NT 10.0; Win64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
    'Firefox on Mac',
  ],
  ['something', 'Browser on this device'],
])('%s is called %s', (agent, label) => {
  expect(deviceLabel(agent)).toBe(label)
})
