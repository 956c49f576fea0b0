import { expect, test } from 'vitest'
import { sha256 } from './sha256.ts'

test('a text and its bytes in UTF-8 have one hash, that of the standard', () => {
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  expect(sha256(Buffer.from('Straße'))).toBe(sha256('Straße'))
})
