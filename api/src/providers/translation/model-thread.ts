import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Worker } from 'node:worker_threads'
import { AppError } from '@brieflotse/contract'
import type { Rated, Unit } from './engine.ts'
import type { WorkerAnswer, WorkerAsk } from './translation-worker.ts'

export type ModelThread = {
  /** Translates one batch; a crashed worker is started again once. */
  run(units: Unit[]): Promise<Rated[]>
  close(): Promise<void>
}

type Running = { worker: Worker; ask(units: Unit[]): Promise<Rated[]> }

type Limits = { idleMs: number; batchTimeoutMs: number }

/** Keeps a worker thread with the loaded model warm, and ends it after some idle time to give its memory back. */
export function createModelThread(
  folder: string,
  { idleMs, batchTimeoutMs }: Limits,
  script: URL = new URL('./translation-worker.ts', import.meta.url),
): ModelThread {
  let running: Running | undefined
  let idle: NodeJS.Timeout | undefined
  let busy = 0
  let closed = false

  const stop = async () => {
    const worker = running?.worker
    running = undefined
    await worker?.terminate()
  }
  const attempt = async (units: Unit[]): Promise<Rated[]> => {
    if (closed) throw new AppError('busy')
    clearTimeout(idle)
    busy += 1
    running ??= start(folder, script)
    const on = running
    on.worker.ref()
    try {
      return await inTime(on.ask(units), batchTimeoutMs)
    } catch (error) {
      if (running === on) await stop()
      throw error
    } finally {
      busy -= 1
      if (!busy && running) {
        running.worker.unref()
        if (Number.isFinite(idleMs)) idle = setTimeout(() => void stop(), idleMs).unref()
      }
    }
  }
  return {
    run: async (units) => {
      try {
        return await attempt(units)
      } catch {
        return attempt(units).catch((cause: unknown) => {
          throw cause instanceof AppError ? cause : new AppError('unexpected', undefined, { cause })
        })
      }
    },
    close: async () => {
      closed = true
      clearTimeout(idle)
      await stop()
    },
  }
}

function start(folder: string, script: URL): Running {
  const worker = new Worker(bootstrap(script), {
    workerData: { folder },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  const waiting = new Map<number, { done: (rated: Rated[]) => void; fail: (e: Error) => void }>()
  let count = 0
  let failure: Error | undefined
  const fail = (error: Error) => {
    failure ??= error
    for (const asked of waiting.values()) asked.fail(failure)
    waiting.clear()
  }
  worker.on('error', fail)
  worker.on('exit', () => fail(new Error('The translation worker ended.')))
  worker.on('message', (answer: WorkerAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.fail(new Error(answer.error))
    else asked?.done(answer.rated)
  })
  const ask = (units: Unit[]) =>
    new Promise<Rated[]>((done, reject) => {
      if (failure) return reject(failure)
      const id = (count += 1)
      waiting.set(id, { done, fail: reject })
      worker.postMessage({ id, units } satisfies WorkerAsk)
    })
  return { worker, ask }
}

/** In a worker of Node 20, `--import tsx` registers nothing; its API does. */
function bootstrap(script: URL): URL {
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'))
  const api = pathToFileURL(join(tsx, 'dist/esm/api/index.mjs')).href
  const code = `import { register } from ${JSON.stringify(api)}
register()
await import(${JSON.stringify(script.href)})`
  return new URL(`data:text/javascript,${encodeURIComponent(code)}`)
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The translation worker does not answer.')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
