import { expect, test, vi } from 'vitest'
import { testServer } from './testing/test-server.ts'
import { planAll } from './start.ts'

test('a server that finds its disk full still starts, and says so in its log', async () => {
  const { app, deps } = await testServer()
  const said = vi.spyOn(app.log, 'error')
  const full = Object.assign(new Error('full'), { code: 'SQLITE_FULL' })
  const write = vi.spyOn(deps.db, 'write').mockRejectedValue(full)
  await planAll(deps, app.log)
  expect(said).toHaveBeenCalledWith({ err: full }, 'the disk is full')
  write.mockRejectedValue(new Error('another'))
  await expect(planAll(deps, app.log)).rejects.toThrow('another')
  write.mockRestore()
})
