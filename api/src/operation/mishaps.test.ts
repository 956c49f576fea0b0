import SqliteDatabase from 'better-sqlite3'
import { mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '../db/open.ts'
import { file, pdf, signUp } from '../testing/client.ts'
import { testFolder, testServer } from '../testing/test-server.ts'
import { backUp } from './back-up.ts'
import { nameOf } from './backups.ts'
import { copyDatabase } from './copy-database.ts'
import { lockBackups, lockName } from './one-at-a-time.ts'
import { endRestore, restore } from './restore.ts'

const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12))

/** A server with one letter that was backed up and stopped. */
async function stopped() {
  const server = await testServer({ dataFolder: join(testFolder(), 'data') })
  const { dataFolder } = server
  const jana = await signUp(server, 'jana')
  await jana.upload([file(pdf('a'))])
  const options = { dataFolder, backupFolder: join(dataFolder, '../backups'), keep: 1 }
  const { name } = await backUp({ ...options, now: noon(1) })
  const [hash] = await server.stored()
  await server.app.close()
  await server.deps.db.close()
  const content = join('files', hash!.slice(0, 2), hash!)
  return { options, dataFolder, backup: join(options.backupFolder, name), content }
}

const backupsIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => name !== lockName)

test('a folder inside of the data is refused for backups, also behind a link', async () => {
  const { options, dataFolder } = await stopped()
  const at = (backupFolder: string) => backUp({ ...options, backupFolder, now: noon(2) })
  await expect(at(dataFolder)).rejects.toThrow('inside of the data folder')
  await expect(at(join(dataFolder, 'files'))).rejects.toThrow('inside of the data folder')
  const link = join(dataFolder, '../link')
  await symlink(join(dataFolder, 'files'), link)
  await expect(at(link)).rejects.toThrow('inside of the data folder')
})

test('while a backup is made another one in the same folder is refused and clears nothing away', async () => {
  const { options } = await stopped()
  const unlock = lockBackups(options.backupFolder)
  const cut = join(options.backupFolder, 'brieflotse-2026-11-02T12-00-00-000Z.part')
  await writeFile(cut, '')
  await expect(backUp({ ...options, now: noon(3) })).rejects.toThrow('Another backup')
  expect(await stat(cut)).toBeTruthy()
  unlock()
  await backUp({ ...options, now: noon(3) })
  expect(await backupsIn(options.backupFolder)).toEqual(['brieflotse-2026-11-03T12-00-00-000Z'])
})

test('content that went bad in the last backup is not handed on to the next', async () => {
  const { options, dataFolder, backup, content } = await stopped()
  await rm(join(backup, content))
  await writeFile(join(backup, content), 'rotten')
  const { name } = await backUp({ ...options, now: noon(2) })
  const wish = { backup: join(options.backupFolder, name), dataFolder, now: noon(3) }
  expect(await restore(wish)).not.toBeNull()
  expect((await stat(join(dataFolder, content))).size).toBe(pdf('a').length)
})

test('content that went bad on the server stops a backup: the older one that has it stays, and nothing is left half-way', async () => {
  const { options, dataFolder, backup, content } = await stopped()
  for (const folder of [dataFolder, backup]) {
    await rm(join(folder, content))
    await writeFile(join(folder, content), 'rotten')
  }
  await expect(backUp({ ...options, now: noon(2) })).rejects.toThrow("damaged on the server's disk")
  expect(await backupsIn(options.backupFolder)).toEqual(['brieflotse-2026-11-01T12-00-00-000Z'])
})

test('a database that is written to all the time is copied all the same', async () => {
  const folder = testFolder()
  const db = await openDb(join(folder, 'a.db'))
  const writer = new SqliteDatabase(join(folder, 'a.db'))
  writer.exec('create table pages (bytes blob)')
  const write = writer.prepare('insert into pages values (randomblob(4000))')
  for (let page = 0; page < 500; page += 1) write.run()
  let isCopied = false
  const goOn = () => {
    if (isCopied) return
    write.run()
    setImmediate(goOn)
  }
  goOn()
  await copyDatabase(join(folder, 'a.db'), join(folder, 'b.db'))
  isCopied = true
  expect((await stat(join(folder, 'b.db'))).size).toBeGreaterThan(500 * 4000)
  writer.close()
  await db.close()
})

test('a restore that is cut when the old data is aside already is ended by the next start', async () => {
  const { dataFolder, backup } = await stopped()
  // what lies there after a kill between the last two steps
  await restore({ backup, dataFolder: join(dataFolder, '../other'), now: noon(2) })
  await rename(join(dataFolder, '../other'), `${dataFolder}.restored`)
  await rename(dataFolder, `${dataFolder}.before-x`)
  await endRestore(dataFolder)
  expect(await stat(join(dataFolder, 'brieflotse.db'))).toBeTruthy()
  // and a start after a restore that was not cut changes nothing
  await writeFile(`${dataFolder}.restored`, '')
  await endRestore(dataFolder)
  expect(await stat(join(dataFolder, 'brieflotse.db'))).toBeTruthy()
})

test('data that cannot be moved aside stays where it is, with a sentence and nothing left beside it', async () => {
  const { dataFolder, backup } = await stopped()
  // as good as a disk of its own: the system refuses to rename
  await mkdir(join(`${dataFolder}.before-${nameOf(noon(2))}`, 'full'), { recursive: true })
  await expect(restore({ backup, dataFolder, now: noon(2) })).rejects.toThrow('moved aside')
  const beside = await readdir(join(dataFolder, '..'))
  expect(beside.filter((name) => /restor/.test(name))).toEqual([])
  expect(await stat(join(dataFolder, 'brieflotse.db'))).toBeTruthy()
})

test('a damaged database does not keep anybody from restoring', async () => {
  const { dataFolder, backup } = await stopped()
  await writeFile(join(dataFolder, 'brieflotse.db'), 'no database at all'.repeat(500))
  expect(await restore({ backup, dataFolder, now: noon(2) })).not.toBeNull()
})

test('a disk that fails while the database is busy makes the server not ready, and does not end it', async () => {
  const server = await testServer({ dataFolder: join(testFolder(), 'data') })
  let finish = () => {}
  const busy = server.deps.db.write(() => new Promise<void>((done) => (finish = done)))
  await rename(server.dataFolder, `${server.dataFolder}-gone`)
  const asked = server.app.inject('/readyz')
  await stat(`${server.dataFolder}-gone`)
  await expect(stat(server.dataFolder)).rejects.toThrow()
  finish()
  await busy
  expect((await asked).json()).toMatchObject({ failing: expect.arrayContaining(['disk']) as [] })
  await rename(`${server.dataFolder}-gone`, server.dataFolder)
})
