import { AppError } from '@brieflotse/contract'
import type { Plugin } from 'esbuild'
import { createRequire } from 'node:module'
import { bundleOf } from '../../system/bundle.ts'
import { startChild, TranslatorLost, type Child } from './child.ts'
import type { Rated, MaskedSentence } from './engine.ts'

export type ModelProcess = {
  /** Translates a batch. If the process dies, the batch rejects with `unexpected`, and the next one starts another process. */
  run(units: MaskedSentence[]): Promise<Rated[]>
  close(): Promise<void>
}

export type ModelLimits = {
  /** After this idle time the process ends to free its memory. */
  idleMs: number
  /** A batch that takes longer counts as a crash. */
  batchTimeoutMs: number
  /** Memory limits in megabytes: the JavaScript heap, and the whole process. */
  heapMb: number
  memoryMb: number
}

export const usualLimits: ModelLimits = {
  idleMs: 4_000,
  batchTimeoutMs: 180_000,
  heapMb: 512,
  memoryMb: 1_200,
}

/**
 * Runs the model in a child process, started on demand. The native library can be loaded only once in a process and kills it when
 * it crashes; neither may happen to the server.
 */
export function createModelProcess(
  folder: string,
  limits: Partial<ModelLimits> = {},
  code: () => Promise<string> = translatorCode,
): ModelProcess {
  const { idleMs, batchTimeoutMs, heapMb, memoryMb } = { ...usualLimits, ...limits }
  let current: Promise<Child> | undefined
  let idle: NodeJS.Timeout | undefined
  let busy = 0
  let closed = false

  const start = () => {
    const started: Promise<Child> = code().then((script) =>
      startChild({ code: script, folder, heapMb, memoryMb, onGone: () => forget(started) }),
    )
    started.catch(() => forget(started))
    return started
  }
  const forget = (gone: Promise<Child>) => {
    if (current === gone) current = undefined
  }
  const drop = async (doomed = current) => {
    if (!doomed) return
    forget(doomed)
    await doomed.then(
      (child) => child.end(),
      () => {},
    )
  }

  return {
    async run(units) {
      if (closed) throw new AppError('busy')
      clearTimeout(idle)
      busy += 1
      const mine = (current ??= start())
      try {
        return await inTime(
          mine.then((child) => child.ask(units)),
          batchTimeoutMs,
        )
      } catch (cause) {
        await drop(mine)
        throw new AppError(closed ? 'busy' : 'unexpected', undefined, { cause })
      } finally {
        busy -= 1
        if (!busy) idle = setTimeout(() => void drop(), idleMs).unref()
      }
    },
    async close() {
      closed = true
      clearTimeout(idle)
      await drop()
    },
  }
}

async function inTime<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    const reason = `The translator does not answer within ${ms} ms`
    timer = setTimeout(() => reject(new TranslatorLost(reason)), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Bundles the translator into one script. transformers.js also includes a browser runtime and a picture library, which are left out. */
export function translatorCode(
  entry = new URL('./translator-child.ts', import.meta.url),
): Promise<string> {
  return bundleOf(entry, { plugins: [onlyWhatSentencesNeed] })
}

const onlyWhatSentencesNeed: Plugin = {
  name: 'only-what-sentences-need',
  setup(build) {
    const transformers = createRequire(import.meta.url).resolve('@xenova/transformers')
    const path = createRequire(transformers).resolve('onnxruntime-node')
    build.onResolve({ filter: /^onnxruntime-node$/ }, () => ({ path, external: true }))
    build.onResolve({ filter: /^(sharp|onnxruntime-web)$/ }, () => ({
      path: 'nothing',
      namespace: 'nothing',
    }))
    build.onLoad({ filter: /^nothing$/, namespace: 'nothing' }, () => ({
      contents: 'module.exports = () => {}',
    }))
  },
}
