import { type ResourceLimits, Worker } from 'node:worker_threads'
import { AppError } from '@brieflotse/contract'
import { bundleOf } from '../../system/bundle.ts'
import type { ThreadMethods, Input, Output, ThreadResponse, ThreadRequest } from './messages.ts'

/** The thread ended before it answered: terminated for time or memory, or crashed. */
export class ThreadLost extends Error {}

/** The thread was terminated because the process grew too much. Another thread may have caused it. */
export class ThreadSwollen extends ThreadLost {}

export type Thread<A extends ThreadMethods> = {
  /**
   * Starts the thread if necessary. After `limit` milliseconds the thread is terminated. Aborting only abandons the answer; close
   * the thread to stop the work.
   */
  ask<K extends keyof A & string>(
    ask: K,
    input: Input<A, K>,
    options: { signal: AbortSignal; limit: number },
  ): Promise<Output<A, K>>
  /** Starts the thread in advance. */
  warm(): void
  /** Ends the thread and waits until its memory is free. The next question starts another. */
  close(): Promise<void>
}

type Options = {
  entry: URL
  data?: unknown
  resourceLimits?: ResourceLimits
  /** How many megabytes the process may grow during a question. */
  growth?: number
  /** The idle time in milliseconds after which the thread ends to free its memory; without it, the thread stays. */
  idle?: number
}

type Waiting = {
  resolve: (output: never) => void
  reject: (error: unknown) => void
}

export function createThread<A extends ThreadMethods>(options: Options): Thread<A> {
  let current: Promise<Worker> | null = null
  let ending: Promise<void> = Promise.resolve()
  let lastId = 0
  let resting: NodeJS.Timeout | undefined
  const waiting = new Map<number, Waiting>()

  const lose = (lost: Promise<Worker>, reason: string, Kind = ThreadLost) => {
    if (current !== lost) return
    current = null
    ending = end(lost)
    const failed = [...waiting.values()]
    waiting.clear()
    for (const { reject } of failed) reject(new Kind(reason))
  }

  const start = (): Promise<Worker> => {
    const starting = startWorker(options).then((started) => {
      started.on('message', (reply: ThreadResponse) => takeReply(waiting, reply))
      started.on('error', (error) => lose(starting, String(error)))
      started.on('exit', (code) => lose(starting, `ended with ${code}`))
      if (waiting.size === 0) started.unref()
      return started
    })
    starting.catch((error: unknown) => lose(starting, String(error)))
    return starting
  }

  const rest = async (rested: Promise<Worker>) => {
    if (options.idle !== undefined) {
      clearTimeout(resting)
      resting = setTimeout(() => lose(rested, 'had nothing to do'), options.idle).unref()
    }
    const worker = await rested.catch(() => null)
    if (waiting.size === 0 && current === rested) worker?.unref()
  }

  return {
    async ask(ask, input, { signal, limit }) {
      signal.throwIfAborted()
      clearTimeout(resting)
      const asked = (current ??= start())
      const id = ++lastId
      const answer = new Promise<never>((resolve, reject) => waiting.set(id, { resolve, reject }))
      const stop = guard(limit, options.growth, (reason, kind) => lose(asked, reason, kind))
      const abort = () => {
        waiting.get(id)?.reject(signal.reason)
        waiting.delete(id)
      }
      signal.addEventListener('abort', abort)
      asked.then(
        (worker) => {
          if (!waiting.has(id)) return
          worker.ref()
          worker.postMessage({ id, ask, input } satisfies ThreadRequest)
        },
        () => {},
      )
      try {
        return await answer
      } finally {
        stop()
        signal.removeEventListener('abort', abort)
        if (waiting.size === 0) void rest(asked)
      }
    },
    warm() {
      current ??= start()
    },
    async close() {
      clearTimeout(resting)
      const open = current
      current = null
      for (const { reject } of waiting.values()) reject(new ThreadLost('closed'))
      waiting.clear()
      await Promise.all([end(open), ending])
    },
  }
}

function takeReply(waiting: Map<number, Waiting>, reply: ThreadResponse): void {
  const asked = waiting.get(reply.id)
  waiting.delete(reply.id)
  if (!asked) return
  if ('output' in reply) asked.resolve(reply.output as never)
  else asked.reject(asError(reply.failure))
}

async function startWorker({ entry, data, resourceLimits }: Options): Promise<Worker> {
  return new Worker(await bundleOf(entry, { packages: 'external' }), {
    eval: true,
    execArgv: [],
    workerData: data,
    // Pictures are outside the JavaScript heap, and a small young generation keeps the heap small.
    resourceLimits: { maxYoungGenerationSizeMb: 8, ...resourceLimits },
    // Tesseract and its picture library print warnings about every smudge.
    stderr: true,
    stdout: true,
  })
}

async function end(thread: Promise<Worker> | null): Promise<void> {
  const worker = await thread?.catch(() => null)
  // Without this reference, the process could exit while somebody waits for the thread's end.
  worker?.ref()
  await worker?.terminate()
}

/** Calls `end` after the time limit or if the process grows too much. Returns a function that stops watching. */
function guard(
  limit: number,
  growth: number | undefined,
  end: (reason: string, kind?: typeof ThreadLost) => void,
) {
  const before = process.memoryUsage.rss()
  const timer = setTimeout(() => end(`took more than ${limit} ms`), limit)
  const watch = setInterval(() => {
    if (growth && process.memoryUsage.rss() - before > growth * 1e6)
      end(`took more than ${growth} MB`, ThreadSwollen)
  }, 20)
  return () => {
    clearTimeout(timer)
    clearInterval(watch)
  }
}

function asError({ code, reason }: { code: AppError['code'] | null; reason: string }): AppError {
  const cause = new Error(reason)
  return new AppError(code ?? 'reading-failed', undefined, { cause })
}
