import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { CannotOpen } from '../db/cannot-open.ts'
import { noticeKeys } from '../notices/keys.ts'
import { testFolder } from '../../test/test-server.ts'
import { sessionKey } from './session-key.ts'

test('a key is made once and kept where only the user of the server can read it', () => {
  const folder = testFolder()
  const key = sessionKey(undefined, folder)
  expect(key).toHaveLength(32)
  expect(sessionKey(undefined, folder)).toEqual(key)
  expect(readdirSync(folder)).toEqual(['session.key'])
  expect(statSync(join(folder, 'session.key')).mode & 0o777).toBe(0o600)
})

test('a configured key is used and written nowhere', () => {
  const folder = testFolder()
  expect(sessionKey('ab'.repeat(32), folder)).toEqual(Buffer.alloc(32, 0xab))
  expect(readdirSync(folder)).toEqual([])
})

test.each(['secret', '', 'ab'.repeat(5)])(
  'a key file that holds %o stops the start with a sentence that says what to do',
  (text) => {
    const folder = testFolder()
    for (const name of ['session.key', 'notices.key']) writeFileSync(join(folder, name), text)
    for (const read of [() => sessionKey(undefined, folder), () => noticeKeys(folder)]) {
      expect(read).toThrow(CannotOpen)
      expect(read).toThrow(/from a backup to its place/)
    }
  },
)
