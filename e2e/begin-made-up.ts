import { afterAll, beforeAll } from 'vitest'
import { keysOf } from './keys.ts'
import { openMadeUp } from './no-barrier.ts'

/** The app on a phone with an API that is made up, and the keys of its user, for the journeys of a file. */
export async function beginMadeUp() {
  const app = await openMadeUp()
  beforeAll(() => app.page.setViewportSize({ width: 390, height: 844 }))
  afterAll(() => app.remove())
  return { app, page: app.page, keys: keysOf(app.page) }
}
