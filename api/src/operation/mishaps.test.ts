import SqliteDatabase from 'better-sqlite3'
import { mkdir, readdir, rename, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDb } from '../db/open.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { letTidyingGoOn } from '../db/server-time.ts'
import { backUp, copyDatabase, lockBackups, lockName } from './back-up.ts'
import { backUpJob } from './back-up-job.ts'
import { findBackups, backupName } from './backups.ts'
import { endRestore, restore } from './restore.ts'

const noon = (day: number) => new Date(Date.UTC(2026, 10, day, 12))

/** A stopped server with one letter and a backup. */
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

test('backups of a clock that was ahead give way to those of a clock that is right', async () => {
  const { options } = await stopped()
  const at = (now: Date) => backUp({ ...options, keep: 3, now })
  const { name: ahead } = await at(new Date(Date.UTC(2027, 11, 1, 12)))
  const { name: second } = await at(noon(2))
  expect(await backupsIn(options.backupFolder)).toContain(ahead)
  const { name: third } = await at(noon(3))
  const found = await findBackups(options.backupFolder, noon(3))
  expect(found.map(({ name }) => name)).toEqual([third, second, backupName(noon(1))])
  expect(await backupsIn(options.backupFolder)).not.toContain(ahead)
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

test.each(['missing', 'damaged'])(
  'content that is %s on the server is in the next backup when an earlier one has it, else it is named',
  async (what) => {
    const { options, dataFolder, backup, content } = await stopped()
    const hurt = async (folder: string) => {
      await rm(join(folder, content))
      if (what === 'damaged') await writeFile(join(folder, content), 'rotten')
    }
    await hurt(dataFolder)
    const second = await backUp({ ...options, keep: 2, now: noon(2) })
    expect(second).not.toHaveProperty('lost')
    const kept = join(options.backupFolder, second.name)
    expect((await stat(join(kept, content))).size).toBe(pdf('a').length)

    await hurt(kept)
    await hurt(backup)
    const third = await backUp({ ...options, now: noon(3) })
    expect(third.lost).toEqual([content])
    const wish = { backup: join(options.backupFolder, third.name), dataFolder, now: noon(4) }
    expect(await restore(wish)).not.toBeNull()
  },
)

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
  // The state on disk if the process was killed between the last two steps.
  await restore({ backup, dataFolder: join(dataFolder, '../other'), now: noon(2) })
  await rename(join(dataFolder, '../other'), `${dataFolder}.restored`)
  await rename(dataFolder, `${dataFolder}.before-x`)
  await endRestore(dataFolder)
  expect(await stat(join(dataFolder, 'brieflotse.db'))).toBeTruthy()
  // At a start after a complete restore, nothing changes.
  await writeFile(`${dataFolder}.restored`, '')
  await endRestore(dataFolder)
  expect(await stat(join(dataFolder, 'brieflotse.db'))).toBeTruthy()
})

test('data that cannot be moved aside stays where it is, with a sentence and nothing left beside it', async () => {
  const { dataFolder, backup } = await stopped()
  // The rename fails as it would for a separate disk.
  await mkdir(join(`${dataFolder}.before-${backupName(noon(2))}`, 'full'), { recursive: true })
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

/** Backups of one server whose database is deleted and created anew before the next backup. */
async function afterLoss(keep: number) {
  const { options, dataFolder } = await stopped()
  await rm(dataFolder, { recursive: true })
  const again = await testServer({ dataFolder })
  return { options: { ...options, keep }, again, good: backupName(noon(1)) }
}

test('a lost database pushes no good backup out, and does not fill the disk without end', async () => {
  const { options, again, good } = await afterLoss(2)
  const { deps } = again
  const lines: string[] = []
  const backups = { folder: options.backupFolder, keep: 2, daily: true }
  const log = { error: (_about: object, line: string) => void lines.push(line) }
  const run = (day: number) =>
    backUpJob({ ...deps, backups, log, now: () => noon(day).getTime() }).run(
      { daily: true },
      { signal: new AbortController().signal, finish: deps.db.write },
    )
  await run(2)
  expect((await again.app.inject('/readyz')).json()).toMatchObject({ tidyingStopped: ['backup'] })
  expect(lines).toEqual(['no earlier backup is removed while nothing is tidied up'])
  await run(3)
  await expect(run(4)).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/^No backup is made: the last 2 /) },
  })
  const names = () => backupsIn(options.backupFolder)
  expect((await names()).toSorted()).toEqual([good, backupName(noon(2)), backupName(noon(3))])

  // An administrator checks the server and resumes clean-up.
  await letTidyingGoOn(deps.db)
  await run(5)
  expect((await names()).toSorted()).toEqual([backupName(noon(3)), backupName(noon(5))])
})

test('a database that has lost most of its letters keeps the backup that has them', async () => {
  const server = await testServer({ dataFolder: join(testFolder(), 'data') })
  const { dataFolder, deps } = server
  const jana = await signUp(server, 'jana')
  for (let n = 0; n < 12; n += 1) await jana.upload([file(pdf(`letter ${n}`))])
  const options = { dataFolder, backupFolder: join(dataFolder, '../backups'), keep: 1 }
  const { name, doubt } = await backUp({ ...options, now: noon(1) })
  expect(doubt).toBeNull()
  await deps.db.write(async (tx) => {
    await tx.deleteFrom('document_files').execute()
    await tx.deleteFrom('documents').execute()
  })
  expect(await backUp({ ...options, now: noon(2) })).toMatchObject({ doubt: 'fewer' })
  expect(await backupsIn(options.backupFolder)).toContain(name)
})

test('a backup that was put back is the same history: the next backups take turns as before', async () => {
  const { options, dataFolder, backup } = await stopped()
  await restore({ backup, dataFolder, now: noon(2) })
  await testServer({ dataFolder })
  expect(await backUp({ ...options, now: noon(3) })).toMatchObject({ doubt: null })
  expect(await backUp({ ...options, now: noon(4) })).toMatchObject({ doubt: null })
  expect(await backupsIn(options.backupFolder)).toEqual([backupName(noon(4))])
})
