import { AppError } from '@brieflotse/contract'
import type { Correction, Pages, Reading } from '@brieflotse/reading'
import type { PlainDate } from '@brieflotse/rules'
import { bundleOf } from '../../providers/bundle.ts'
import { keptThread } from '../../providers/kept-thread.ts'

export type Question = { pages: Pages; today: PlainDate; corrections: Correction[] }
export type Answer = { reading: Reading }

/** Finds in the words what the letter says. `today` is the day in Germany, `corrections` what the user says about the letter. */
export type Understand = {
  /** Gets ready while the pages are still being read. */
  prepare(): void
  read(pages: Pages, options: ReadOptions): Promise<Reading>
  /** Tells the names of the steps that failed on a letter, each time some did. */
  whenLost(hear: (steps: readonly string[]) => void): void
  close(): Promise<void>
}

export type ReadOptions = { today: PlainDate; corrections?: Correction[]; signal: AbortSignal }

export type UnderstandOptions = { code?: () => Promise<string>; limitMs?: number; idleMs?: number }

/** Reads letters in a thread of its own. A letter that keeps it busy for longer than `limitMs`, or makes it break, fails alone. */
export function createUnderstand(options: UnderstandOptions = {}): Understand {
  const { code = readerCode, limitMs = 60_000, idleMs = 5_000 } = options
  const listeners: ((steps: readonly string[]) => void)[] = []
  const thread = keptThread<Question, Answer>({ code, limitMs, idleMs, memoryMb: 512 })
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
