import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../testing/test-server.ts'
import { writeZip } from './write-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

test('a file that cannot be finished takes no room on the disk, which may be full of it', async () => {
  const folder = testFolder()
  let before: string[] = []
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { path: 'letter.json', make: async () => Buffer.alloc(100_000) }
    before = readdirSync(folder)
    throw Object.assign(new Error('no room'), { code: 'ENOSPC' })
  }
  const { signal } = new AbortController()
  const options = { madeAt: new Date(), signal, onStep: async () => {} }
  await expect(writeZip(join(folder, 'account.zip'), entries(), options)).rejects.toThrow('no room')
  expect([before, readdirSync(folder)]).toEqual([['account.zip.part'], []])
})
