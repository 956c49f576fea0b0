import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { server, wipe } from './fake-server.ts'

// jsdom lays nothing out, so these are missing.
vi.stubGlobal('scrollTo', () => {})
vi.stubGlobal('matchMedia', (media: string) => ({
  media,
  matches: false,
  addEventListener: () => {},
  removeEventListener: () => {},
}))
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
URL.createObjectURL = () => 'blob:picture'
URL.revokeObjectURL = () => {}
Element.prototype.scrollBy = () => {}
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}

// Events are waited for; on a busy machine they take their time.
configure({ asyncUtilTimeout: 25_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  cleanup()
  // a dialog that was open gives its page back over two frames, which the dialog of the next test must not meet
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  server.resetHandlers()
  await wipe()
})
afterAll(() => server.close())
