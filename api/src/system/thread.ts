import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** A thread's bundled code, its input (`workerData`), and its time limit in milliseconds. */
export type Work = { code: Promise<string>; question: unknown; limitMs: number }

/** Runs a thread for one question; its first message is the answer. Rejects if it crashes or takes too long. */
export async function askThread<T>({ code, question, limitMs }: Work): Promise<T> {
  const worker = new Worker(await code, {
    eval: true,
    execArgv: [],
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: 256, stackSizeMb: 4 },
  })
  // A later error has no waiting caller and must not end the server.
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
