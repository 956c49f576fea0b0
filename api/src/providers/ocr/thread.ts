import { type ResourceLimits, Worker } from 'node:worker_threads'
import { AppError } from '@brieflotse/contract'
import type { Asks, Input, Output, Reply, Request } from './messages.ts'
import { threadCode } from './thread-code.ts'

/** The thread ended before it answered: killed for taking too long or too much, or crashed. */
export class ThreadLost extends Error {}

export type Thread<A extends Asks> = {
  /**
   * Starts the thread if there is none. After `limit` milliseconds the thread is ended, whatever it is doing. Aborting only
   * gives the answer up; to stop the work, close the thread.
   */
  ask<K extends keyof A & string>(
    ask: K,
    input: Input<A, K>,
    options: { signal: AbortSignal; limit: number },
  ): Promise<Output<A, K>>
  /** Starts the thread now, so that the first question need not wait. */
  warm(): void
  /** Ends the thread; the next question starts another. */
  close(): Promise<void>
}

type Options = {
  entry: URL
  data?: unknown
  resourceLimits?: ResourceLimits
  /** Megabytes by which the process may grow while something is asked. */
  growth?: number
  /** Milliseconds without a question after which the thread ends and gives its memory back; without it, it stays. */
  idle?: number
}

type Waiting = {
  resolve: (output: never) => void
  reject: (error: unknown) => void
}

export function createThread<A extends Asks>(options: Options): Thread<A> {
  let worker: Worker | null = null
  let lastId = 0
  let resting: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  const lose = (lost: Worker, reason: string) => {
    if (worker !== lost) return
    worker = null
    void lost.terminate()
    const failed = [...waiting.values()]
    waiting.clear()
    for (const { reject } of failed) reject(new ThreadLost(reason))
  }

  const start = (): Worker => {
    const started = new Worker(threadCode(options.entry), {
      eval: true,
      execArgv: [],
      workerData: options.data,
      // threads work on pictures, which lie outside of this; a small nursery keeps the rest small
      resourceLimits: { maxYoungGenerationSizeMb: 8, ...options.resourceLimits },
      // Tesseract and its picture library chat there about every smudge
      stderr: true,
      stdout: true,
    })
    started.on('message', (reply: Reply) => {
      const asked = waiting.get(reply.id)
      waiting.delete(reply.id)
      if (!asked) return
      if ('output' in reply) asked.resolve(reply.output as never)
      else asked.reject(asError(reply.failure))
    })
    started.on('error', (error) => lose(started, String(error)))
    started.on('exit', (code) => lose(started, `ended with ${code}`))
    started.unref()
    return started
  }

  const rest = (rested: Worker) => {
    rested.unref()
    if (options.idle === undefined) return
    clearTimeout(resting)
    resting = setTimeout(() => lose(rested, 'had nothing to do'), options.idle).unref()
  }

  return {
    async ask(ask, input, { signal, limit }) {
      signal.throwIfAborted()
      clearTimeout(resting)
      const asked = (worker ??= start())
      asked.ref()
      const id = ++lastId
      const answer = new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject }))
      const stop = guard(limit, options.growth, (reason) => lose(asked, reason))
      const abort = () => {
        waiting.get(id)?.reject(signal.reason)
        waiting.delete(id)
      }
      signal.addEventListener('abort', abort)
      asked.postMessage({ id, ask, input } satisfies Request)
      try {
        return await answer
      } finally {
        stop()
        signal.removeEventListener('abort', abort)
        if (waiting.size === 0) rest(asked)
      }
    },
    warm() {
      worker ??= start()
    },
    async close() {
      clearTimeout(resting)
      const open = worker
      worker = null
      for (const { reject } of waiting.values()) reject(new ThreadLost('closed'))
      waiting.clear()
      await open?.terminate()
    },
  }
}

/** Calls `end` once the time is over or the process has grown too much; gives the way to stop watching. */
function guard(limit: number, growth: number | undefined, end: (reason: string) => void) {
  const before = process.memoryUsage.rss()
  const timer = setTimeout(() => end(`took more than ${limit} ms`), limit)
  const watch = setInterval(() => {
    if (growth && process.memoryUsage.rss() - before > growth * 1e6)
      end(`took more than ${growth} MB`)
  }, 200)
  return () => {
    clearTimeout(timer)
    clearInterval(watch)
  }
}

function asError({ code, reason }: { code: AppError['code'] | null; reason: string }): AppError {
  const cause = new Error(reason)
  return new AppError(code ?? 'reading-failed', undefined, { cause })
}
