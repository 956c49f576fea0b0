import { statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../test/test-server.ts'
import { noticeKeys } from './keys.ts'

test('the keys are made at the first start, kept for every later one, and for nobody else to read', () => {
  const folder = testFolder()
  const keys = noticeKeys(folder)
  expect(noticeKeys(folder)).toEqual(keys)
  expect(noticeKeys(testFolder()).secret).not.toBe(keys.secret)
  expect(statSync(join(folder, 'notices.key')).mode & 0o777).toBe(0o600)
})

test('a damaged file stops the start instead of cutting every device off', () => {
  const folder = testFolder()
  writeFileSync(join(folder, 'notices.key'), '{"publicKey":"x"}')
  expect(() => noticeKeys(folder)).toThrow('does not hold the keys for notifications')
})
