import { readdirSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { testFolder } from '../../../test/test-server.ts'
import { createFolderStorage } from './folder.ts'
import { storageSuite } from './suite.ts'

storageSuite('in a folder', () => createFolderStorage(testFolder()))

const letter = () => Readable.from([Buffer.from('letter')])

test('drafts that a crash left behind are cleared at the next start', async () => {
  const folder = testFolder()
  await createFolderStorage(folder).write(letter(), { maxBytes: 10 })
  expect(readdirSync(join(folder, 'drafts'))).toHaveLength(1)
  createFolderStorage(folder)
  expect(readdirSync(join(folder, 'drafts'))).toEqual([])
})

test('only the user of the server can read what is stored', async () => {
  const folder = testFolder()
  const draft = await createFolderStorage(folder).write(letter(), { maxBytes: 10 })
  await draft.keep()
  const kept = join(folder, draft.hash.slice(0, 2), draft.hash)
  expect(statSync(kept).mode & 0o777).toBe(0o600)
})

test('what a nearly full disk takes only in part is written to its end', async () => {
  const folder = testFolder()
  const probe = await open(join(folder, 'probe'), 'wx')
  const handles = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  type Write = (bytes: Uint8Array, at?: number, length?: number) => Promise<unknown>
  const write = handles.write as Write
  const inParts = vi.spyOn(handles as { write: Write }, 'write')
  inParts.mockImplementation(function (this: FileHandle, bytes: Uint8Array, at = 0) {
    return write.call(this, bytes, at, Math.min(4, bytes.length - at))
  })
  const draft = await createFolderStorage(folder).write(letter(), { maxBytes: 10 })
  expect(String(await draft.bytes())).toBe('letter')
  expect(inParts).toHaveBeenCalledTimes(2)
  inParts.mockRestore()
})
