import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type KeptThread<Q, A> = {
  /** Starts the thread before the first question. */
  prepare(): void
  /** If `signal` aborts, the call rejects and the thread ends. */
  ask(question: Q, signal?: AbortSignal): Promise<A>
  close(): Promise<void>
}

/** `memoryMb` limits the JavaScript heap; buffers are not included. */
type Options = { code: () => Promise<string>; limitMs: number; idleMs?: number; memoryMb?: number }

/**
 * A thread that answers one question at a time, by messages. A question that takes longer than `limitMs` or crashes the thread
 * fails alone, and the next one gets a new thread. An idle thread ends to free its memory.
 */
export function keptThread<Q, A>(options: Options): KeptThread<Q, A> {
  const { code, limitMs, idleMs = 10_000, memoryMb = 256 } = options
  let thread: Promise<Worker> | null = null
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined
  let asking = 0

  const wake = () => (thread ??= code().then((text) => start(text, memoryMb)))
  const close = async () => {
    clearTimeout(idle)
    const doomed = thread
    thread = null
    await (await doomed?.catch(() => null))?.terminate()
  }

  /** Starts the idle timer unless a question is running or queued. */
  const rest = () => {
    clearTimeout(idle)
    if (asking === 0) idle = setTimeout(() => void close(), idleMs).unref()
  }

  async function ask(question: Q, unwanted: AbortSignal[]): Promise<A> {
    for (const signal of unwanted) signal.throwIfAborted()
    const over = new AbortController()
    try {
      const worker = await wake()
      const ends = [AbortSignal.timeout(limitMs), over.signal, ...unwanted]
      const waiting = { signal: AbortSignal.any(ends) }
      const ended = once(worker, 'exit', waiting).then(() => Promise.reject(new Error('It ended')))
      const answer = once(worker, 'message', waiting)
      // The process must stay alive while an answer is pending, but not for an idle thread.
      worker.ref()
      worker.postMessage(question)
      const [found] = await Promise.race([answer, ended])
      worker.unref()
      return found as A
    } catch (error) {
      await close()
      throw error
    } finally {
      over.abort()
    }
  }

  return {
    prepare() {
      wake().catch(() => {})
      rest()
    },
    ask(question, signal) {
      asking += 1
      clearTimeout(idle)
      const mine = last
        .then(() => ask(question, signal ? [signal] : []))
        .finally(() => {
          asking -= 1
          rest()
        })
      last = mine.catch(() => {})
      return mine
    },
    close,
  }
}

function start(code: string, memoryMb: number): Worker {
  const worker = new Worker(code, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 },
  })
  worker.unref()
  // A crash is reported by the pending question; without this listener it would end the server.
  worker.on('error', () => {})
  return worker
}
