import { ocrLimits } from './limits.ts'
import type { Input, SheetAsks } from './messages.ts'
import type { ReadPage } from './ocr.ts'
import { createThread, type Thread, ThreadLost } from './thread.ts'

/**
 * The pool of OCR threads, with one page each at a time. Earlier pages of a letter go before later pages of another, so that a
 * short letter need not wait for a long one. A page that was passed by moves up, so that it does not starve.
 */
export type SheetReaders = {
  ask<K extends keyof SheetAsks>(
    ask: K,
    input: Input<SheetAsks, K>,
    signal: AbortSignal,
  ): Promise<ReadPage>
  close(): Promise<void>
}

type Waiting = { rank: number; resolve: (seat: Seat) => void }

/** The number of a page in its file; a photo counts as page 1. */
const rankOf = (input: object): number => ('page' in input ? Number(input.page) : 1)

type Seat = { thread: Thread<SheetAsks>; pages: number }

export function createSheetReaders(
  count: number,
  create: () => Thread<SheetAsks> = sheetThread,
): SheetReaders {
  const seats = Array.from({ length: count }, (): Seat => ({ thread: create(), pages: 0 }))
  const free = [...seats]
  const waiting: Waiting[] = []
  for (const { thread } of seats) thread.warm()

  const take = (rank: number) =>
    new Promise<Seat>((resolve) => {
      const seat = free.shift()
      if (seat) resolve(seat)
      else waiting.push({ rank, resolve })
    })
  const giveBack = (seat: Seat) => {
    const [next] = waiting.toSorted((a, b) => a.rank - b.rank)
    if (!next) return void free.push(seat)
    waiting.splice(waiting.indexOf(next), 1)
    for (const other of waiting) other.rank -= 1
    next.resolve(seat)
  }
  const renew = async (seat: Seat) => {
    seat.pages = 0
    await seat.thread.close()
    seat.thread.warm()
  }

  const once = async <K extends keyof SheetAsks>(
    ask: K,
    input: Input<SheetAsks, K>,
    signal: AbortSignal,
  ): Promise<ReadPage> => {
    const seat = await take(rankOf(input))
    try {
      const page = await seat.thread.ask(ask, input, { signal, limit: ocrLimits.pageTime })
      // WebAssembly never returns memory, so the thread is replaced.
      if (++seat.pages >= ocrLimits.pagesEach) await renew(seat)
      return page
    } catch (error) {
      // A running OCR can only be stopped by ending its thread.
      if (signal.aborted) await renew(seat)
      throw error
    } finally {
      giveBack(seat)
    }
  }

  return {
    async ask(ask, input, signal) {
      try {
        return await once(ask, input, signal)
      } catch (error) {
        if (!(error instanceof ThreadLost) || signal.aborted) throw error
        return once(ask, input, signal)
      }
    },
    async close() {
      await Promise.all(seats.map(({ thread }) => thread.close()))
    },
  }
}

function sheetThread(): Thread<SheetAsks> {
  return createThread<SheetAsks>({ entry: new URL('./sheet-thread.ts', import.meta.url) })
}
