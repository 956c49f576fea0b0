import type { Progress } from '@brieflotse/contract'

/**
 * Writes progress down, but not more often than every `everyMs`: always the newest, one after the other. After `stop` nothing
 * is written any more, so that a late step never covers a result.
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
      // A step that could not be written is not worth failing for; the result is written by itself.
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
