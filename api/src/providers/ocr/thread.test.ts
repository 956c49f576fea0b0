import { expect, test, vi } from 'vitest'
import { createThread, ThreadLost } from './thread.ts'

type TestAsks = {
  echo: (input: number) => Promise<number>
  which: (input: null) => Promise<number>
  hang: (input: null) => Promise<never>
  swell: (input: null) => Promise<never>
  refuse: (input: null) => Promise<never>
  fail: (input: null) => Promise<never>
}

const entry = new URL('../../../test/providers/ocr/test-thread.ts', import.meta.url)
const signal = new AbortController().signal
const limit = 30_000

test('a thread answers, and says why it cannot', async () => {
  const thread = createThread<TestAsks>({ entry })
  expect(await thread.ask('echo', 3, { signal, limit })).toBe(3)
  await expect(thread.ask('refuse', null, { signal, limit })).rejects.toMatchObject({
    code: 'file-broken',
    cause: { message: 'half of it is missing' },
  })
  await expect(thread.ask('fail', null, { signal, limit })).rejects.toMatchObject({
    code: 'reading-failed',
  })
  await thread.close()
})

test('a thread that hangs is ended, and the next question starts another', async () => {
  const thread = createThread<TestAsks>({ entry })
  await expect(thread.ask('hang', null, { signal, limit: 200 })).rejects.toThrow(ThreadLost)
  expect(await thread.ask('echo', 4, { signal, limit })).toBe(4)
  await thread.close()
})

test('a thread that makes the process swell is ended', async () => {
  const thread = createThread<TestAsks>({ entry, growth: 200 })
  await expect(thread.ask('swell', null, { signal, limit })).rejects.toThrow('200 MB')
  await thread.close()
})

test('a thread that fills its own heap is lost, not the process', async () => {
  const thread = createThread<TestAsks>({ entry, resourceLimits: { maxOldGenerationSizeMb: 24 } })
  await expect(thread.ask('swell', null, { signal, limit })).rejects.toThrow(ThreadLost)
  await thread.close()
})

test('an answer that nobody waits for any more is forgotten', async () => {
  const thread = createThread<TestAsks>({ entry })
  const stop = new AbortController()
  const asked = thread.ask('echo', 5, { signal: stop.signal, limit })
  stop.abort(new Error('never mind'))
  await expect(asked).rejects.toThrow('never mind')
  expect(await thread.ask('echo', 6, { signal, limit })).toBe(6)
  await thread.close()
})

test('a thread without work ends, and the next question starts another', async () => {
  const thread = createThread<TestAsks>({ entry, idle: 1 })
  const which = () => thread.ask('which', null, { signal, limit })
  const first = await which()
  await vi.waitUntil(async () => (await which()) !== first, { timeout: limit, interval: 50 })
  await thread.close()
})
