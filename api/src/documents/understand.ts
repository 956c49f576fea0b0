import { AppError } from '@brieflotse/contract'
import type { Pages, Reading } from '@brieflotse/reading'
import type { PlainDate } from '@brieflotse/rules'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'

export type Question = { pages: Pages; today: PlainDate }
export type Answer = { reading: Reading }

/** Finds in the words what the letter says. `today` is the day in Germany. */
export type Understand = {
  read(pages: Pages, options: { today: PlainDate; signal: AbortSignal }): Promise<Reading>
  close(): Promise<void>
}

const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'))
const loader = pathToFileURL(join(tsx, 'dist/esm/api/index.mjs')).href

/**
 * Reads letters in a thread of its own, one after the other. A letter that keeps it busy for longer than `limitMs`, or makes it
 * break, fails alone: the next one gets a new thread.
 */
export function createUnderstand({
  entry = new URL('./understand-worker.ts', import.meta.url),
  limitMs = 60_000,
} = {}): Understand {
  let worker: Worker | null = null
  let last: Promise<unknown> = Promise.resolve()

  const drop = async () => {
    const doomed = worker
    worker = null
    await doomed?.terminate()
  }

  async function ask(question: Question, signal: AbortSignal): Promise<Reading> {
    signal.throwIfAborted()
    const thread = (worker ??= start(entry))
    const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)])
    try {
      return await answerOf(thread, question, limit)
    } catch (error) {
      await drop()
      throw signal.aborted ? error : new AppError('reading-failed', undefined, { cause: error })
    }
  }

  return {
    read(pages, { today, signal }) {
      const mine = last.then(() => ask({ pages, today }, signal))
      last = mine.catch(() => {})
      return mine
    },
    close: drop,
  }
}

function start(entry: URL): Worker {
  // The loader of the main thread does not reach into threads, so the thread brings its own.
  const code = `import { register } from '${loader}'; register(); await import('${entry.href}')`
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    execArgv: [],
  })
  // An idle reader must not keep the process.
  worker.unref()
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
