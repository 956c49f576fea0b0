import { AppError } from '@brieflotse/contract'
import type { Correction, Pages, Reading } from '@brieflotse/reading'
import type { PlainDate } from '@brieflotse/rules'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { bundleOf } from '../../providers/bundle.ts'

export type Question = { pages: Pages; today: PlainDate; corrections: Correction[] }
export type Answer = { reading: Reading }

/** Finds in the words what the letter says. `today` is the day in Germany, `corrections` what the user says about the letter. */
export type Understand = {
  /** Gets ready while the pages are still being read. */
  prepare(): void
  read(pages: Pages, options: ReadOptions): Promise<Reading>
  close(): Promise<void>
}

export type ReadOptions = { today: PlainDate; corrections?: Correction[]; signal: AbortSignal }

export type UnderstandOptions = { code?: () => Promise<string>; limitMs?: number; idleMs?: number }

/**
 * Reads letters in a thread of its own, one after the other. A letter that keeps it busy for longer than `limitMs`, or makes it
 * break, fails alone: the next one gets a new thread. Without work the thread ends and gives its memory back.
 */
export function createUnderstand(options: UnderstandOptions = {}): Understand {
  const { code = readerCode, limitMs = 60_000, idleMs = 5_000 } = options
  let thread: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  const drop = async () => {
    clearTimeout(idle)
    const doomed = thread
    thread = null
    await (await doomed?.catch(() => null))?.terminate()
  }
  const wake = () => {
    clearTimeout(idle)
    idle = setTimeout(() => void drop(), idleMs).unref()
    return (thread ??= code().then(start))
  }

  async function ask(question: Question, signal: AbortSignal): Promise<Reading> {
    signal.throwIfAborted()
    const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
    try {
      const worker = await wake()
      clearTimeout(idle)
      const reading = await answerOf(worker, question, limit)
      void wake()
      return reading
    } catch (error) {
      await drop()
      throw signal.aborted ? error : new AppError('reading-failed', undefined, { cause: error })
    }
  }

  return {
    prepare: () => void wake().catch(() => {}),
    read(pages, { today, corrections = [], signal }) {
      const mine = last.then(() => ask({ pages, today, corrections }, signal))
      last = mine.catch(() => {})
      return mine
    },
    close: drop,
  }
}

const readerCode = () => bundleOf(new URL('./understand-worker.ts', import.meta.url))

function start(code: string): Worker {
  const worker = new Worker(code, { eval: true, execArgv: [] })
  // An idle reader must not keep the process; a broken one is noticed by who asks it next.
  worker.unref()
  worker.on('error', () => {})
  return worker
}

async function answerOf(worker: Worker, question: Question, limit: AbortSignal): Promise<Reading> {
  const over = new AbortController()
  const options = { signal: AbortSignal.any([limit, over.signal]) }
  worker.ref()
  worker.postMessage(question)
  try {
    const ended = once(worker, 'exit', options).then(() => Promise.reject(new Error('It ended')))
    const [{ reading }] = (await Promise.race([once(worker, 'message', options), ended])) as [
      Answer,
    ]
    return reading
  } finally {
    over.abort()
    worker.unref()
  }
}
