import { addUpload, archiveDocument, type LocalDatabase, openDatabase } from '@brieflotse/offline'
import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { jana } from './testing/people.ts'
import { SessionContext, type Session } from './session/session.ts'
import { AskBackgroundSync } from './background-tasks.tsx'

const register = vi.fn<(tag: string) => Promise<void>>(async () => {})
let db: LocalDatabase
beforeEach(() => {
  db = openDatabase(jana.id)
})
afterEach(() => {
  db.close()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function start(registration: object) {
  vi.stubGlobal('navigator', { serviceWorker: { ready: Promise.resolve(registration) } })
  const sync = { now() {}, getState: () => 'idle', subscribe: () => () => {}, stop: async () => {} }
  const session = { state: 'in', user: jana, db, sync } as Session
  render(
    <SessionContext
      value={{ session, enter: async () => {}, leave: async () => {}, restore: async () => {} }}
    >
      <AskBackgroundSync />
    </SessionContext>,
  )
}

test('the browser is asked for each new entry, and again when the page goes to the background', async () => {
  await addUpload(db, [{ name: 'a.pdf', mimeType: '', bytes: new ArrayBuffer(1) }])
  start({ sync: { register } })
  await expect.poll(() => register).toHaveBeenCalledTimes(1)
  await archiveDocument(db, 1)
  await expect.poll(() => register).toHaveBeenCalledTimes(2)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => register).toHaveBeenCalledTimes(3)
  expect(register).toHaveBeenCalledWith('outbox')
})

test('a browser without Background Sync is left alone', async () => {
  await addUpload(db, [{ name: 'a.pdf', mimeType: '', bytes: new ArrayBuffer(1) }])
  const asked = vi.fn<() => void>()
  start({
    get sync() {
      asked()
      return undefined
    },
  })
  await expect.poll(() => asked).toHaveBeenCalled()
})
