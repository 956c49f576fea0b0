import { existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testFolder } from '../../test/test-server.ts'
import { CannotBackUp, proveBackupFolder } from './usable-folder.ts'

const proved = (folder: string, dataFolder: string, daily = true) =>
  proveBackupFolder({ folder, keep: 1, daily }, dataFolder)

test('a folder that backups can be made in is made, and nothing is left in it', async () => {
  const there = testFolder()
  await proved(join(there, 'far/away'), join(there, 'data'))
  expect(readdirSync(join(there, 'far/away'))).toEqual([])
})

test('one that cannot be written to, or lies in the data by whatever way, is refused with what to do', async () => {
  const there = testFolder()
  const data = join(there, 'data')
  writeFileSync(join(there, 'file'), '')
  mkdirSync(join(data, 'in'), { recursive: true })
  symlinkSync(join(data, 'in'), join(there, 'link'))
  for (const folder of ['file', 'file/below', 'data', 'data/in', 'link']) {
    await expect(proved(join(there, folder), data)).rejects.toThrow(CannotBackUp)
    await expect(proved(join(there, folder), data)).rejects.toThrow(/BRIEFLOTSE_BACKUP_DIR/)
  }
  await proved(join(there, 'file'), data, false)
})

test.skipIf(!existsSync('/dev/full'))('one on a full disk may have room by then', async () => {
  const there = testFolder()
  mkdirSync(join(there, 'backups'))
  symlinkSync('/dev/full', join(there, 'backups', `.ready-${process.pid}`))
  await proved(join(there, 'backups'), join(there, 'data'))
  expect(readdirSync(join(there, 'backups'))).toEqual([])
})
