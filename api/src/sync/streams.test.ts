import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '../system/limits.ts'
import { createStreams } from './streams.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A fake client that reads from the stream only while `takes` is true. */
function reader() {
  const written: string[] = []
  const response = Object.assign(new EventEmitter(), {
    takes: true,
    write(this: { takes: boolean }, text: string) {
      written.push(text)
      return this.takes
    },
    end: () => void response.emit('close'),
    destroy: () => void response.emit('close'),
  })
  return { response, written }
}

const who = { userId: 1, sessionId: 1 }
const event = (cursor: number) => `event: change\nid: here\ndata: ${cursor}\n\n`

test('a reader that takes nothing is owed only the newest event', () => {
  const { response, written } = reader()
  const stream = createStreams('here').open(who, response as unknown as ServerResponse, () => {})
  response.takes = false
  for (const cursor of [1, 2, 3, 4]) stream.tell(cursor)
  expect(written).toEqual([event(1)])
  response.takes = true
  response.emit('drain')
  expect(written).toEqual([event(1), event(4)])
})

test('a heartbeat keeps the line open', () => {
  const { response, written } = reader()
  createStreams('here').open(who, response as unknown as ServerResponse, () => {})
  vi.advanceTimersByTime(limits.eventHeartbeatMs)
  expect(written).toEqual([':\n\n'])
})

test('a reader that takes nothing for long is given up', () => {
  const { response } = reader()
  const closed = vi.fn()
  const streams = createStreams('here')
  const stream = streams.open(who, response as unknown as ServerResponse, closed)
  response.takes = false
  stream.tell(1)
  vi.advanceTimersByTime(limits.eventStalledMs + limits.eventHeartbeatMs)
  expect(closed).toHaveBeenCalledOnce()
  expect(streams.size).toBe(0)
})
