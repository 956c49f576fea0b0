// @vitest-environment node
import type { OutboxEntry } from '@brieflotse/offline'
import { expect, test } from 'vitest'
import { countText } from './count-text.ts'
import { entryName, stateText } from './entry-text.ts'

const entry = (seq: number, rest: Partial<OutboxEntry> = {}) =>
  ({
    seq,
    id: `id-${seq}`,
    kind: 'archive-document',
    state: 'waiting',
    documentId: 1,
    files: [],
    sent: 0,
    error: null,
    tries: 0,
    nextAt: 0,
    addedAt: '2026-01-01T08:00:00.000Z',
    ...rest,
  }) as OutboxEntry
const around = (entries: OutboxEntry[]) => ({ entries, sync: 'idle' as const, now: 10_000 })
const busy = { code: 'busy', message: 'Busy.' } as const

test.each([
  ['Waiting to be sent', {}],
  ['Trying again in 4 s', { error: busy, nextAt: 13_100 }],
  ['Waiting for a connection', { error: { code: 'offline', message: '' }, nextAt: 13_000 }],
  ['Sending', { state: 'sending' }],
  ['Sending, 42 %', { state: 'sending', sent: 0.42 }],
  ['Could not be archived', { state: 'stuck', error: busy }],
  // a clock that was set back makes a pause longer than any backoff
  ['Waiting to be sent', { error: busy, nextAt: 99_000_000 }],
] as const)('an entry says "%s"', (said, rest) => {
  const one = entry(1, rest)
  expect(stateText(one, around([one]))).toBe(said)
})

test('a mail is called by the first line of its text, or by its files', () => {
  const file = { id: 'f', name: 'a.pdf', mimeType: '', byteSize: 1, hash: null }
  const mail = { kind: 'process-mail', documentId: null } as const
  expect(entryName(entry(1, { ...mail, content: ' Ihre Rechnung\nText' }), undefined)).toBe(
    'Ihre Rechnung',
  )
  expect(entryName(entry(1, { ...mail, content: 'Hallo', files: [file] }), undefined)).toMatch(
    /1 file/,
  )
  expect(entryName(entry(1, { ...mail, content: '', files: [file] }), undefined)).toBe('a.pdf')
})

test('a change says that it waits behind another one of its document', () => {
  const [first, second, other] = [entry(1), entry(2), entry(3, { documentId: 2 })] as const
  expect(stateText(second, around([first, second]))).toBe('Waiting for another change')
  expect(stateText(other, around([first, other]))).toBe('Waiting to be sent')
  const stuck = entry(1, { state: 'stuck' })
  expect(stateText(second, around([stuck, second]))).toBe('Waiting for a change that did not work')
})

test('a letter waits behind an earlier change of its own, not behind its document', () => {
  const stuck = entry(1, { state: 'stuck' })
  const made = entry(2, { kind: 'create-letter' })
  expect(stateText(made, around([stuck, made]))).toBe('Waiting to be sent')
  const ofLetter = { kind: 'edit-letter', documentId: null, letterId: 5 } as const
  const [first, second] = [entry(3, ofLetter), entry(4, ofLetter)]
  expect(stateText(second, around([first, second]))).toBe('Waiting for another change')
})

test('without a connection everything waits for one; after the session ended it waits for the login', () => {
  const one = entry(1)
  expect(stateText(one, { ...around([one]), sync: 'offline' })).toBe('Waiting for a connection')
  expect(stateText(one, { ...around([one]), sync: 'signed-out' })).toMatch(/until you log in/)
})

test('the count names what is stuck first', () => {
  expect(countText([entry(1)])).toBe('1 change is waiting')
  expect(countText([entry(1), entry(2), entry(3, { state: 'stuck' })])).toBe(
    '1 could not be sent, 2 changes are waiting',
  )
})
