import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

export type KeptThread<Q, A> = {
  /** Gets ready for a question that is to come. */
  prepare(): void
  /** With a `signal` that is aborted nobody wants the answer any more: it rejects, and the thread ends. */
  ask(question: Q, signal?: AbortSignal): Promise<A>
  close(): Promise<void>
}

/** `memoryMb`: what its objects may take; bytes come on top of it. */
type Options = { code: () => Promise<string>; limitMs: number; idleMs?: number; memoryMb?: number }

/**
 * A thread that answers one question after the other: each is a message, and so is its answer. A question that keeps it busy for longer
 * than `limitMs`, or makes it break, fails alone: the next one gets a new thread. Without work the thread ends and gives its memory back.
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

  /** Whoever is still asked, or will be after that, does not rest. */
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
      // whoever waits for an answer keeps the process, who is idle does not
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
  // What is broken is noticed by who asks next.
  worker.on('error', () => {})
  return worker
}
