import type { FastifyRequest } from 'fastify'
import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createReceiving } from './receiving.ts'
import { createSlots } from './slots.ts'

class FakeRaw extends EventEmitter {
  socket = { bytesRead: 0 }
  destroyed = false
  destroy() {
    this.destroyed = true
    this.emit('close')
  }
}

function receiving() {
  let now = 0
  const { begin, end } = createReceiving(
    { most: 3, mostPerKey: 2 },
    { graceMs: 100, now: () => now },
  )
  const come = (key: string) => {
    const raw = new FakeRaw()
    begin({ raw } as unknown as FastifyRequest, key)
    return raw
  }
  const done = (raw: FakeRaw) => end({ raw } as unknown as FastifyRequest)
  return { come, done, pass: (ms: number) => (now += ms) }
}

test('the slowest of one key gives way to a newer one of it, and no other', () => {
  const { come, pass } = receiving()
  const other = come('other')
  const [fast, slow] = [come('mine'), come('mine')]
  fast.socket.bytesRead = 1_000
  pass(100)
  come('mine')
  expect([other.destroyed, fast.destroyed, slow.destroyed]).toEqual([false, false, true])
})

test('the slowest of all gives way where there is no room; one that is fast goes on', () => {
  const { come, pass } = receiving()
  const lines = ['a', 'b', 'c'].map(come)
  lines[1]!.socket.bytesRead = 100
  lines[0]!.socket.bytesRead = 90_000
  pass(100)
  come('d')
  expect(lines.map(({ destroyed }) => destroyed)).toEqual([false, false, true])
})

test('where all have only just begun a new one is busy, until one of them is here', () => {
  const { come, done } = receiving()
  const [first] = ['a', 'b', 'c'].map(come)
  expect(() => come('d')).toThrow(expect.objectContaining({ code: 'busy' }))
  done(first!)
  come('d')
})

test('slots of one user leave room for another', async () => {
  const slots = createSlots({ most: 2, mostPerKey: 1 })
  const ends: (() => void)[] = []
  const work = (key: number) => slots(key, () => new Promise<void>((end) => ends.push(end)))
  const first = work(1)
  await expect(work(1)).rejects.toMatchObject({ code: 'busy' })
  const other = work(2)
  await expect(work(3)).rejects.toMatchObject({ code: 'busy' })
  ends.forEach((end) => end())
  await Promise.all([first, other])
  void work(1)
  void work(3)
  expect(ends).toHaveLength(4)
})
