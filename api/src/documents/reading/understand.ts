import { AppError } from '@brieflotse/contract'
import type { Correction, Pages, Reading } from '@brieflotse/reading'
import type { PlainDate } from '@brieflotse/rules'
import { bundleOf } from '../../system/bundle.ts'
import { keptThread } from '../../system/kept-thread.ts'

export type UnderstandRequest = { pages: Pages; today: PlainDate; corrections: Correction[] }
export type UnderstandResponse = { reading: Reading }

/** Extracts the content of a letter from its words. `today` is the date in Germany; `corrections` are the user's. */
export type Understand = {
  /** Starts the thread early, while OCR is still running. */
  prepare(): void
  read(pages: Pages, options: ReadOptions): Promise<Reading>
  /** Calls the listener with the names of steps that failed on a letter. */
  whenLost(hear: (steps: readonly string[]) => void): void
  close(): Promise<void>
}

type ReadOptions = { today: PlainDate; corrections?: Correction[]; signal: AbortSignal }

export type UnderstandOptions = { code?: () => Promise<string>; limitMs?: number; idleMs?: number }

/** Reads letters in a thread. A letter that takes longer than `limitMs` or crashes the thread fails alone. */
export function createUnderstand(options: UnderstandOptions = {}): Understand {
  const { code = readerCode, limitMs = 60_000, idleMs = 5_000 } = options
  const listeners: ((steps: readonly string[]) => void)[] = []
  const thread = keptThread<UnderstandRequest, UnderstandResponse>({
    code,
    limitMs,
    idleMs,
    memoryMb: 512,
  })
  return {
    prepare: () => thread.prepare(),
    async read(pages, { today, corrections = [], signal }) {
      try {
        const { reading } = await thread.ask({ pages, today, corrections }, signal)
        if (reading.lost?.length) for (const hear of listeners) hear(reading.lost)
        return reading
      } catch (error) {
        throw signal.aborted ? error : new AppError('reading-failed', undefined, { cause: error })
      }
    },
    whenLost: (hear) => void listeners.push(hear),
    close: () => thread.close(),
  }
}

const readerCode = () => bundleOf(new URL('./understand-worker.ts', import.meta.url))
