import { afterAll, beforeAll } from 'vitest'
import { keysOf } from './keys.ts'
import { openMadeUp } from './no-barrier.ts'

/** Starts the app on a phone with a fake API, and its user's keyboard, for the tests of a file. */
export async function beginMadeUp() {
  const app = await openMadeUp()
  beforeAll(() => app.page.setViewportSize({ width: 390, height: 844 }))
  afterAll(() => app.remove())
  return { app, page: app.page, keys: keysOf(app.page) }
}
