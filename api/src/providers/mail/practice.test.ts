import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-server.ts'
import { createPracticeTracking } from '../tracking/practice.ts'
import { PracticeDrawer } from './practice-drawer.ts'
import { createPracticeMail } from './practice.ts'
import type { Parcel } from './mail.ts'

const signal = new AbortController().signal
const hour = 3_600_000
const parcel: Parcel = {
  reference: 'L-1',
  pdf: new TextEncoder().encode('%PDF-1.7 Probe'),
  pages: 2,
  recipient: ['Musteramt', 'Beispielweg 1', '04109 Leipzig'],
  option: 'registered',
  print: { blackAndWhite: true, doubleSided: true },
}

function office(folder = testFolder(), speed = 1) {
  let clock = Date.parse('2026-11-24T09:00:00.000Z')
  const drawer = new PracticeDrawer(folder)
  const options = { drawer, speed, now: () => clock }
  const mail = createPracticeMail(options)
  const tracking = createPracticeTracking(options)
  return { folder, mail, tracking, pass: (ms: number) => (clock += ms) }
}

test('what a killed process was writing is dropped when the office opens again, and nothing else', () => {
  const folder = testFolder()
  for (const name of ['old.draft', 'new.draft', 'L-1.pdf']) writeFileSync(join(folder, name), 'x')
  for (const name of ['old.draft', 'L-1.pdf']) utimesSync(join(folder, name), 0, 0)
  office(folder)
  expect(readdirSync(folder).toSorted()).toEqual(['L-1.pdf', 'new.draft'])
})

test('a letter is kept as it was handed over and walks its way', async () => {
  const { folder, mail, pass } = office()
  expect(await mail.find('L-1', signal)).toBeNull()
  const taken = await mail.submit(parcel, signal)
  expect(taken).toMatchObject({
    state: 'waiting',
    cancelUntil: '2026-11-24T09:15:00.000Z',
    addressSeen: parcel.recipient,
    carrierCode: null,
    price: 365,
    reason: { id: 'practice-mail.nothing-posted' },
  })
  expect(readFileSync(join(folder, 'L-1.pdf'))).toEqual(Buffer.from(parcel.pdf))
  const states: [string, string | null][] = []
  for (let hours = 0; hours < 72; hours += 1) {
    pass(hour)
    const { state, carrierCode } = await mail.status(taken.providerId, signal)
    if (states.at(-1)?.[0] !== state) states.push([state, carrierCode])
  }
  const number = expect.stringMatching(/^RT\d{9}XX$/)
  expect(states).toEqual([
    ['waiting', null],
    ['printing', number],
    ['posted', number],
    ['delivered', number],
  ])
})

test('an ordinary letter gets no number and ends at posted', async () => {
  const { mail, pass } = office()
  await mail.submit({ ...parcel, option: 'standard' }, signal)
  pass(500 * hour)
  expect(await mail.find('L-1', signal)).toMatchObject({ state: 'posted', carrierCode: null })
})

test('the same reference again, also at once and after a restart, is the same letter', async () => {
  const { folder, mail, pass } = office()
  const both = await Promise.all([mail.submit(parcel, signal), mail.submit(parcel, signal)])
  expect(both[0]).toEqual(both[1])
  pass(60_000)
  expect(await mail.submit(parcel, signal)).toEqual(both[0])
  expect(await office(folder).mail.find('L-1', signal)).toEqual(both[0])
  expect(readdirSync(folder)).toHaveLength(3)
})

test('a letter can be stopped for a quarter of an hour, and again, and not later', async () => {
  const { mail, pass } = office()
  const first = await mail.submit(parcel, signal)
  const second = await mail.submit({ ...parcel, reference: 'L-2' }, signal)
  pass(15 * 60_000 - 1)
  expect(await mail.cancel(first.providerId, signal)).toBe(true)
  pass(1)
  expect(await mail.cancel(first.providerId, signal)).toBe(true)
  expect(await mail.cancel(second.providerId, signal)).toBe(false)
  pass(500 * hour)
  expect(await mail.status(first.providerId, signal)).toMatchObject({ state: 'canceled' })
})

test('what it does not know is refused, and no reference leaves the folder', async () => {
  const { mail } = office()
  await expect(mail.status('L-9', signal)).rejects.toMatchObject({ code: 'mail-refused' })
  await expect(mail.status('../L-9', signal)).rejects.toThrow('Not a reference')
})

test('tracking tells what the post office tells, from the printing on', async () => {
  const { mail, tracking, pass } = office()
  await mail.submit(parcel, signal)
  pass(24 * hour)
  const { carrierCode, at } = await mail.status('L-1', signal)
  const item = { code: carrierCode!, zip: '04109', since: null }
  expect(await tracking.look(item, signal)).toMatchObject({ status: 'printed', at, proof: null })
  pass(48 * hour)
  const end = await tracking.look(item, signal)
  expect(end).toMatchObject({ status: 'delivered', location: '04109 Leipzig' })
  expect(end!.events.map(({ status }) => status)).toEqual([
    'processing',
    'printed',
    'shipped',
    'in_transit',
    'out_for_delivery',
    'delivered',
  ])
  expect(Buffer.from(end!.proof!.bytes).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await tracking.look(item, signal)).toEqual(end)
  expect(await tracking.look({ ...item, code: 'RT999999999XX' }, signal)).toBeNull()
  expect(await tracking.look({ ...item, code: '../L-1' }, signal)).toBeNull()
})

test('killed at any moment, it has every letter it said yes to, whole and once', async () => {
  const folder = testFolder()
  const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href
  const script = fileURLToPath(new URL('../../../test/mortal-post-office.ts', import.meta.url))
  const child = fork(script, [folder], { execArgv: ['--import', loader] })
  const taken: string[] = []
  child.on('message', (reference) => {
    taken.push(reference as string)
    if (taken.length === 25) child.kill('SIGKILL')
  })
  await once(child, 'exit')
  const { mail } = office(folder)
  for (const reference of taken) {
    expect(await mail.find(reference, signal)).toMatchObject({ providerId: reference })
    expect(statSync(join(folder, `${reference}.pdf`)).size).toBe(200_000)
  }
  // The letter in progress at the kill can be submitted again.
  const next = `L-${taken.length}`
  expect(await mail.submit({ ...parcel, reference: next }, signal)).toMatchObject({
    providerId: next,
  })
})
