import { AppError } from '@brieflotse/contract'

/** Waits for a result until the caller's signal aborts, and at most `ms`. A later result is ignored. */
export async function inTime<T>(
  ask: () => Promise<T>,
  signal: AbortSignal,
  ms: number,
): Promise<T> {
  signal.throwIfAborted()
  let tidy = () => {}
  const tired = new Promise<never>((_, reject) => {
    const aborted = () => reject(signal.reason as Error)
    const timer = setTimeout(
      () => reject(new AppError('provider-down', undefined, { cause: slow(ms) })),
      ms,
    )
    signal.addEventListener('abort', aborted, { once: true })
    tidy = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', aborted)
    }
  })
  try {
    return await Promise.race([ask(), tired])
  } finally {
    tidy()
  }
}

const slow = (ms: number) =>
  Object.assign(new Error(`no answer in ${ms} ms`), { code: 'ETIMEDOUT' })
