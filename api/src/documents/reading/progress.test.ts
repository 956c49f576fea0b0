import type { Progress } from '@brieflotse/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createProgress } from './progress.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const page = (number: number): Progress => ({ step: 'reading', page: number, pages: 9 })

test('the newest step is written, at most once in a while', async () => {
  const written: number[] = []
  const progress = createProgress(async ({ page }) => void written.push(page), 1_000)
  for (const number of [1, 2, 3]) progress.report(page(number))
  await vi.advanceTimersByTimeAsync(999)
  expect(written).toEqual([1])
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual([1, 3])
})

test('a new kind of step does not wait', async () => {
  const written: string[] = []
  const progress = createProgress(async ({ step }) => void written.push(step), 1_000)
  progress.report(page(1))
  await vi.advanceTimersByTimeAsync(1)
  progress.report({ step: 'understanding', page: 9, pages: 9 })
  await vi.advanceTimersByTimeAsync(1)
  expect(written).toEqual(['reading', 'understanding'])
})

test('after the stop nothing is written any more, and what was being written is done', async () => {
  const written: number[] = []
  let done!: () => void
  const writing = new Promise<void>((resolve) => (done = resolve))
  const progress = createProgress(async ({ page }) => {
    await writing
    written.push(page)
  }, 1_000)
  progress.report(page(1))
  progress.report(page(2))
  const stopped = progress.stop()
  done()
  await stopped
  progress.report(page(3))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(written).toEqual([1])
})
