import type { Progress } from '@brieflotse/contract'

/**
 * Saves the newest progress at most once in `everyMs`, one write at a time. After `stop` nothing is written, so that late progress
 * never overwrites a result.
 */
export function createProgress(write: (progress: Progress) => Promise<void>, everyMs: number) {
  let next: Progress | null = null
  let writing: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let lastAt = 0
  let lastStep = ''
  let stopped = false

  const flush = () => {
    if (!next || writing || stopped) return
    const progress = next
    next = null
    lastAt = Date.now()
    lastStep = progress.step
    writing = write(progress)
      // A failed progress write is ignored, because the result is saved separately.
      .catch(() => {})
      .finally(() => {
        writing = null
        schedule()
      })
  }

  const schedule = () => {
    clearTimeout(timer)
    if (!next || stopped) return
    const wait = next.step === lastStep ? Math.max(0, lastAt + everyMs - Date.now()) : 0
    if (wait === 0) return flush()
    timer = setTimeout(flush, wait)
  }

  return {
    report(progress: Progress): void {
      next = progress
      schedule()
    },
    async stop(): Promise<void> {
      stopped = true
      clearTimeout(timer)
      await writing
    },
  }
}
