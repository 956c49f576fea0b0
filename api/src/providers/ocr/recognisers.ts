import type { Line } from 'tesseract.js'
import type { Grey } from './grey.ts'
import type { Recogniser } from './recogniser.ts'
import { within } from './within.ts'

export type Recognisers = {
  /** Waits for a free one; a page on which one fails is tried once more with a fresh one. */
  recognise(page: Grey, signal: AbortSignal): Promise<Line[]>
  close(): void
}

type Options = {
  start: () => Promise<Recogniser>
  count: number
  /** WebAssembly never gives memory back, so each is replaced after this many pages. */
  pagesEach: number
  /** A page that takes longer is given up, in milliseconds. */
  limit: number
}

type Seat = { recogniser: Promise<Recogniser>; pages: number }

/** Keeps `count` recognisers warm and hands the pages out to them. */
export function createRecognisers({ start, count, pagesEach, limit }: Options): Recognisers {
  const waiting: ((seat: Seat) => void)[] = []
  const fresh = (): Seat => {
    const recogniser = start()
    recogniser.catch(() => {}) // whoever takes the seat hears of it
    return { recogniser, pages: 0 }
  }
  const seats = Array.from({ length: count }, fresh)
  const free = [...seats]

  const take = () =>
    new Promise<Seat>((resolve) => {
      const seat = free.shift()
      if (seat) resolve(seat)
      else waiting.push(resolve)
    })
  const giveBack = (seat: Seat) => {
    const next = waiting.shift()
    if (next) next(seat)
    else free.push(seat)
  }
  const replace = (seat: Seat) => {
    seat.recogniser.then((old) => old.close()).catch(() => {})
    Object.assign(seat, fresh())
  }

  const onceWith = async (seat: Seat, page: Grey, signal: AbortSignal): Promise<Line[]> => {
    const recogniser = await seat.recogniser
    const lines = within(limit, 'Reading a page took too long', recogniser.recognise(page))
    return Promise.race([lines, untilAborted(signal)])
  }

  return {
    async recognise(page, signal) {
      const seat = await take()
      try {
        for (let attempt = 1; ; attempt++) {
          signal.throwIfAborted()
          try {
            const lines = await onceWith(seat, page, signal)
            if (++seat.pages >= pagesEach) replace(seat)
            return lines
          } catch (error) {
            replace(seat)
            if (attempt === 2 || signal.aborted) throw error
          }
        }
      } finally {
        giveBack(seat)
      }
    },
    close() {
      for (const seat of seats) seat.recogniser.then((r) => r.close()).catch(() => {})
    },
  }
}

function untilAborted(signal: AbortSignal): Promise<never> {
  const aborted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
  aborted.catch(() => {})
  return aborted
}
