import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listenEvents } from './events.ts'
import { unknown } from './cursor.ts'

class FakeSource extends EventTarget {
  static open: FakeSource[] = []
  onerror = () => {}

  constructor() {
    super()
    FakeSource.open.push(this)
  }
  close() {
    FakeSource.open = FakeSource.open.filter((source) => source !== this)
  }
  say(cursor: number, lastEventId = 'here') {
    const data = String(cursor)
    this.dispatchEvent(Object.assign(new Event('change'), { data, lastEventId }))
  }
}

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const change = vi.fn<(cursor: number) => void>()
const lost = vi.fn<() => void>()
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', FakeSource)
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  page.visibilityState = 'visible'
  stop = listenEvents({ change, lost })
})
afterEach(() => {
  stop()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function show(visibility: 'visible' | 'hidden') {
  page.visibilityState = visibility
  page.dispatchEvent(new Event('visibilitychange'))
}

test('the cursor of the server arrives', () => {
  FakeSource.open[0]!.say(17)
  expect(change).toHaveBeenCalledWith(17)
})

test('a server that was put back says so, whatever its cursor: it has to be asked', () => {
  FakeSource.open[0]!.say(17)
  FakeSource.open[0]!.say(3, 'elsewhere')
  FakeSource.open[0]!.say(4, 'elsewhere')
  expect(change.mock.calls).toEqual([[17], [unknown], [4]])
})

test('a lost connection is made again after 1 s, then 2 s, and after success from 1 s again', () => {
  for (const pause of [1_000, 2_000, 4_000]) {
    FakeSource.open[0]!.onerror()
    expect(FakeSource.open).toHaveLength(0)
    vi.advanceTimersByTime(pause - 1)
    expect(FakeSource.open).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(FakeSource.open).toHaveLength(1)
  }
  expect(lost).toHaveBeenCalledTimes(3)
  FakeSource.open[0]!.say(1)
  FakeSource.open[0]!.onerror()
  vi.advanceTimersByTime(1_000)
  expect(FakeSource.open).toHaveLength(1)
})

test('a hidden page holds no connection, a page in front holds one', () => {
  show('hidden')
  expect(FakeSource.open).toHaveLength(0)
  show('visible')
  expect(FakeSource.open).toHaveLength(1)
})

test('when the network is back it connects without waiting', () => {
  FakeSource.open[0]!.onerror()
  window.dispatchEvent(new Event('online'))
  expect(FakeSource.open).toHaveLength(1)
})

test('stopped, it stays closed', () => {
  stop()
  window.dispatchEvent(new Event('online'))
  show('visible')
  expect(FakeSource.open).toHaveLength(0)
})
