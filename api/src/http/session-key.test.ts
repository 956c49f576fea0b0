import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../testing/test-server.ts'
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

test('a key file that holds something else stops the start', () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'session.key'), 'secret')
  expect(() => sessionKey(undefined, folder)).toThrow('does not hold a key')
})
