import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../test/test-server.ts'
import { writeZip } from './write-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

const tellLost = () => expect.fail('nothing is lost')

test('a file that cannot be finished takes no room on the disk, which may be full of it', async () => {
  const folder = testFolder()
  let before: string[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'letter.json', make: async () => Buffer.alloc(100_000) }
    before = readdirSync(folder)
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  }
  const { signal } = new AbortController()
  const options = { madeAt: new Date(), signal, onStep: async () => {}, tellLost }
  await expect(writeZip(join(folder, 'account.zip'), entries(), options)).rejects.toThrow('no room')
  expect([before, readdirSync(folder)]).toEqual([['account.zip.part'], []])
})

test('it tells with every entry how large the file is by now', async () => {
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const name of ['a', 'b', 'c', 'd']) {
      yield { path: name, make: async () => randomBytes(500_000) }
    }
  }
  const told: [number, number][] = []
  const { bytes } = await writeZip(join(testFolder(), 'account.zip'), entries(), {
    madeAt: new Date(),
    signal: new AbortController().signal,
    onStep: async (...step) => void told.push(step),
    tellLost,
  })
  expect(told.map(([done]) => done)).toEqual([1, 2, 3, 4])
  const sizes = told.map(([, size]) => size)
  expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
  expect(sizes.at(-1)).toBeGreaterThan(1_000_000)
  expect(sizes.at(-1)).toBeLessThanOrEqual(bytes)
})
