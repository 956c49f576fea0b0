import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { testFolder } from '../../testing/test-server.ts'
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
