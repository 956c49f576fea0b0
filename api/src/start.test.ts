import type { User } from '@brieflotse/contract'
import { expect, test, vi } from 'vitest'
import { signUp } from './testing/client.ts'
import { testServer } from './testing/test-server.ts'
import { nameAllAdmins, planAll } from './start.ts'

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
