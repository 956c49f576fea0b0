import { expect, test } from 'vitest'
import type { SheetAsks } from './messages.ts'
import type { ReadPage } from './ocr.ts'
import { createSheetReaders } from './sheet-readers.ts'
import { type Thread, ThreadLost } from './thread.ts'

const page = { words: [] } as unknown as ReadPage
const signal = new AbortController().signal
const bytes = new Uint8Array(1)

/** A fake thread with prepared answers that logs its calls. */
function fakeThread(answers: (() => Promise<ReadPage>)[], log: string[]): Thread<SheetAsks> {
  return {
    ask: () => {
      log.push('ask')
      return (answers.shift() ?? (() => Promise.resolve(page)))() as never
    },
    warm: () => void log.push('warm'),
    close: async () => void log.push('close'),
  }
}

test('threads are warm before the first page', () => {
  const log: string[] = []
  createSheetReaders(3, () => fakeThread([], log))
  expect(log).toEqual(['warm', 'warm', 'warm'])
})

test('one page at a time for each thread, the next one waits', async () => {
  const log: string[] = []
  const done: ((page: ReadPage) => void)[] = []
  const slow = () => new Promise<ReadPage>((resolve) => done.push(resolve))
  const readers = createSheetReaders(1, () => fakeThread([slow, slow], log))
  const both = [readers.ask('readPhoto', bytes, signal), readers.ask('readPhoto', bytes, signal)]
  await Promise.resolve()
  expect(log.filter((entry) => entry === 'ask')).toHaveLength(1)
  done[0]!(page)
  await both[0]
  await expect.poll(() => done.length).toBe(2)
  done[1]!(page)
  expect(await Promise.all(both)).toEqual([page, page])
})

test('a first page goes before later ones of a long letter, which move up when they are passed by', async () => {
  const order: number[] = []
  const done: (() => void)[] = []
  const thread = (): Thread<SheetAsks> => ({
    ...fakeThread([], []),
    ask: ((_: string, input: { page: number }) => {
      order.push(input.page)
      return new Promise((resolve) => done.push(() => resolve(page)))
    }) as never,
  })
  const readers = createSheetReaders(1, thread)
  const ask = (number: number) =>
    void readers.ask('readDrawn', { page: number } as never, signal).catch(() => {})
  for (const number of [5, 4, 3]) ask(number)
  const next = async (first: number | null) => {
    if (first !== null) ask(first)
    const before = order.length
    done.at(-1)!()
    await expect.poll(() => order.length).toBe(before + 1)
  }
  await expect.poll(() => order.length).toBe(1)
  for (const first of [1, 1, null, 1]) await next(first)
  expect(order).toEqual([5, 1, 1, 3, 4])
})

test('a page on which a thread is lost is tried once more, and only once', async () => {
  const lost = () => Promise.reject(new ThreadLost('crashed'))
  const once = createSheetReaders(1, () => fakeThread([lost], []))
  expect(await once.ask('readPhoto', bytes, signal)).toBe(page)
  const twice = createSheetReaders(1, () => fakeThread([lost, lost], []))
  await expect(twice.ask('readPhoto', bytes, signal)).rejects.toThrow('crashed')
  expect(await twice.ask('readPhoto', bytes, signal)).toBe(page)
})

test('a thread that is reading for nobody is ended and replaced', async () => {
  const log: string[] = []
  const stop = new AbortController()
  const never = () =>
    new Promise<ReadPage>((_, reject) =>
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error)),
    )
  const readers = createSheetReaders(1, () => fakeThread([never], log))
  const reading = readers.ask('readPhoto', bytes, stop.signal)
  await Promise.resolve()
  stop.abort(new Error('gone'))
  await expect(reading).rejects.toThrow('gone')
  expect(log).toEqual(['warm', 'ask', 'close', 'warm'])
})

test('a thread is replaced before WebAssembly has taken too much memory', async () => {
  const log: string[] = []
  const readers = createSheetReaders(1, () => fakeThread([], log))
  for (let n = 0; n < 40; n++) await readers.ask('readPhoto', bytes, signal)
  expect(log.slice(-2)).toEqual(['close', 'warm'])
})
