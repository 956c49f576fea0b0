import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { server, wipe } from './fake-server.ts'

// jsdom has no layout, so these functions are missing.
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

// Long, because asynchronous updates can be slow on a busy machine.
configure({ asyncUtilTimeout: 25_000 })

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(async () => {
  cleanup()
  // a closing dialog restores its page over two frames, which must not happen in the next test
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  server.resetHandlers()
  await wipe()
})
afterAll(() => server.close())
