import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../../test/test-server.ts'
import { createHeldFolder } from './held-folder.ts'
import { heldSuite } from './held-suite.ts'

heldSuite('in a folder', () => {
  const folder = testFolder()
  return { held: createHeldFolder(folder), again: () => createHeldFolder(folder) }
})

const content = 'a whole letter'
const hash = createHash('sha256').update(content).digest('hex')

function killedBeforeTheCheck(text: string): string {
  const folder = testFolder()
  mkdirSync(join(folder, '1'))
  writeFileSync(join(folder, '1', `${hash}.${text.length}`), text)
  return folder
}

test('a server killed between the last piece and its check does the check when it is asked', async () => {
  const right = createHeldFolder(killedBeforeTheCheck(content))
  expect(await right.find('1', hash)).toMatchObject({ received: 14, whole: true })
  const folder = killedBeforeTheCheck('a broken lette')
  expect(await createHeldFolder(folder).find('1', hash)).toBeNull()
  expect(readdirSync(join(folder, '1'))).toEqual([])
})

test('only the user of the server can read what is held', async () => {
  const folder = testFolder()
  const held = createHeldFolder(folder)
  await held.append('1', { hash, size: 14, offset: 0 }, Buffer.from(content))
  expect(statSync(join(folder, '1', hash)).mode & 0o777).toBe(0o600)
  expect(statSync(join(folder, '1')).mode & 0o777).toBe(0o700)
})
