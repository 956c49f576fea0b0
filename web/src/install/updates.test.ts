import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchForUpdates } from './updates.ts'

const workbox = vi.hoisted(() => ({
  listeners: new Map<string, () => void>(),
  addEventListener(type: string, listener: () => void) {
    workbox.listeners.set(type, listener)
  },
  messageSkipWaiting: vi.fn<() => void>(),
  update: vi.fn<() => Promise<void>>(async () => {}),
  register: vi.fn<() => Promise<void>>(async () => {}),
}))
vi.mock('workbox-window', () => ({
  // oxlint-disable-next-line typescript/no-extraneous-class
  Workbox: class {
    constructor() {
      return workbox
    }
  },
}))

const reloadPage = vi.fn<() => void>()
const postMessage = vi.fn<(message: object) => void>()
const onReady = vi.fn<(reload: () => void) => void>()
let container: EventTarget
let stop: () => void

function start(controller: object | null) {
  container = Object.assign(new EventTarget(), {
    controller,
    ready: Promise.resolve({ active: { postMessage } }),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  stop = watchForUpdates(onReady)
}
const changeController = () => container.dispatchEvent(new Event('controllerchange'))

beforeEach(() => {
  vi.stubGlobal('location', { reload: reloadPage })
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

test('a new version waits until the user asks, then the page reloads exactly once', () => {
  start({})
  workbox.listeners.get('waiting')!()
  expect(workbox.messageSkipWaiting).not.toHaveBeenCalled()
  onReady.mock.calls[0]![0]()
  expect(workbox.messageSkipWaiting).toHaveBeenCalledOnce()
  expect(reloadPage).not.toHaveBeenCalled()
  changeController()
  changeController()
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('the first worker of a page reloads and asks nothing', () => {
  start(null)
  changeController()
  expect(onReady).not.toHaveBeenCalled()
  expect(reloadPage).not.toHaveBeenCalled()
})

test('when another tab brought the new version in, this one says so and reloads only when asked', () => {
  start({})
  changeController()
  expect(reloadPage).not.toHaveBeenCalled()
  onReady.mock.calls[0]![0]()
  expect(reloadPage).toHaveBeenCalledOnce()
})

test('a page that was there before the first worker hears of the second', () => {
  start(null)
  changeController()
  changeController()
  expect(onReady).toHaveBeenCalledOnce()
})

test('a page that comes to the front looks for a new version', () => {
  start({})
  document.dispatchEvent(new Event('visibilitychange'))
  expect(workbox.update).toHaveBeenCalledOnce()
})

test('a browser without service workers is left alone', () => {
  vi.stubGlobal('navigator', {})
  stop = watchForUpdates(onReady)
  expect(workbox.register).not.toHaveBeenCalled()
})

test('only a page that no worker controls asks to be controlled', async () => {
  start({})
  await Promise.resolve()
  expect(postMessage).not.toHaveBeenCalled()
  stop()
  start(null)
  await expect.poll(() => postMessage.mock.calls).toEqual([[{ type: 'CLAIM' }]])
})
