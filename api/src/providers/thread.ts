import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** The code of a thread as `bundleOf` gives it, what it is asked (`workerData`), and how long it may take (milliseconds). */
export type Work = { code: Promise<string>; question: unknown; limitMs: number }

/** Asks a thread of its own, which answers with its first message and then ends. Rejects when it breaks or takes too long. */
export async function askThread<T>({ code, question, limitMs }: Work): Promise<T> {
  const worker = new Worker(await code, {
    eval: true,
    execArgv: [],
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  })
  // What breaks after its time is over is awaited by nobody, and must not end the server.
  worker.on('error', () => {})
  const over = new AbortController()
  const options = { signal: AbortSignal.any([AbortSignal.timeout(limitMs), over.signal]) }
  try {
    const ended = once(worker, 'exit', options).then(() => Promise.reject(new Error('It ended')))
    const answer = await Promise.race([once(worker, 'message', options), ended])
    return answer[0] as T
  } finally {
    over.abort()
    await worker.terminate()
  }
}
