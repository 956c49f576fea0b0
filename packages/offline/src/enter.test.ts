import { afterEach, expect, test, vi } from 'vitest'
import { startFakeServer } from '../test/fake-server.ts'
import { wipeDevice } from '../test/rig.ts'
import { getDeviceUser } from './account.ts'
import { loginDevice } from './enter.ts'
import { deviceDatabase } from './device-database.ts'

afterEach(async () => {
  vi.restoreAllMocks()
  await wipeDevice()
})

test('whoever comes to the login page first can log in although the common database is damaged', async () => {
  const server = startFakeServer()
  deviceDatabase.close({ disableAutoOpen: false })
  const { open, deleteDatabase } = IDBFactory.prototype
  let isDamaged = true
  vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(function (this: IDBFactory, ...all) {
    if (isDamaged && all[0] === deviceDatabase.name)
      throw new DOMException('damaged', 'UnknownError')
    return open.apply(this, all)
  })
  vi.spyOn(IDBFactory.prototype, 'deleteDatabase').mockImplementation(function (
    this: IDBFactory,
    name,
  ) {
    isDamaged &&= name !== deviceDatabase.name
    return deleteDatabase.call(this, name)
  })
  expect(await loginDevice({ username: 'user-1', password: 'geheim-geheim' })).toMatchObject({
    id: 1,
  })
  expect(await getDeviceUser()).toMatchObject({ id: 1 })
  server.stop()
})
