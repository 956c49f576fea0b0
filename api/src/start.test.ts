import type { User } from '@brieflotse/contract'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { lostKeyWarnings, missingKeys } from './operation/lost-keys.ts'
import { createDeepl } from './providers/interpreter/deepl.ts'
import { signUp } from '../test/client.ts'
import { fakeMail } from '../test/fake-mail.ts'
import { testFolder, testServer } from '../test/test-server.ts'
import { nameAllAdmins, planAll, postingWarnings } from './start.ts'

test('a server that finds its disk full still starts, and says so in its log', async () => {
  const { app, deps } = await testServer()
  const said = vi.spyOn(app.log, 'error')
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  const write = vi.spyOn(deps.db, 'write').mockRejectedValue(full)
  await planAll(deps, app.log)
  expect(said).toHaveBeenLastCalledWith({ err: full }, expect.stringMatching(/^the disk is full/))
  write.mockRejectedValue(new Error('another'))
  await expect(planAll(deps, app.log)).rejects.toThrow('another')
  write.mockRestore()
})

test('whom it cannot name an administrator for want of room becomes one with a later start', async () => {
  const server = await testServer()
  const { app, deps } = server
  const [eva, udo] = [await signUp(server, 'eva'), await signUp(server, 'udo')]
  const admins = async () => {
    const users = await Promise.all([eva, udo].map((one) => one.get<User>('/api/user')))
    return users.flatMap(({ username, isAdmin }) => (isAdmin ? [username] : []))
  }
  await nameAllAdmins(deps.db, ['eva'], app.log)
  const said = vi.spyOn(app.log, 'error')
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  const write = vi.spyOn(deps.db, 'write').mockRejectedValueOnce(full)
  await nameAllAdmins(deps.db, ['udo'], app.log)
  expect(said).toHaveBeenCalledWith({ err: full }, expect.stringContaining('BRIEFLOTSE_ADMIN'))
  expect(await admins()).toEqual(['eva'])
  await nameAllAdmins(deps.db, ['udo'], app.log)
  expect(await admins()).toEqual(['udo'])
  write.mockRejectedValueOnce(new Error('another'))
  await expect(nameAllAdmins(deps.db, ['eva'], app.log)).rejects.toThrow('another')
})

test('an operator who posts for real is warned at the start, and told how the first account is made', async () => {
  const open = await testServer({ mail: fakeMail({ name: 'letterxpress' }) })
  const mail = (perDay: number) => ({ mail: { BRIEFLOTSE_MAIL_PER_DAY: perDay } as never })
  expect((await postingWarnings(open.deps, mail(5))).join('\n')).toMatch(
    /everybody can make an account[^]*takes no money[^]*up to 5 a day/,
  )
  const service = createDeepl({ key: 'k:fx' })
  expect(await postingWarnings((await testServer({ service })).deps, mail(0))).toEqual([
    expect.stringMatching(/everybody can make an account.*DeepL at your cost/),
  ])
  const closed = await testServer({ registration: 'closed' })
  expect(await postingWarnings(closed.deps, mail(0))).toEqual([
    expect.stringContaining('npm run invite'),
  ])
  expect(await postingWarnings((await testServer()).deps, mail(0))).toEqual([])
})

test('a key that went missing is named at the start, unless there was nobody yet', async () => {
  const server = await testServer()
  const folder = testFolder()
  const lost = () => lostKeyWarnings(server.deps.db, missingKeys(folder))
  expect(await lost()).toEqual([])
  await signUp(server, 'eva')
  expect(await lost()).toEqual([
    expect.stringMatching(/^session\.key was missing.*log in again/),
    expect.stringMatching(/^notices\.key was missing.*turn notifications on again/),
  ])
  writeFileSync(join(folder, 'session.key'), 'ab'.repeat(32))
  writeFileSync(join(folder, 'notices.key'), '{}')
  expect(await lost()).toEqual([])
})
