import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToday } from './use-today.ts'

afterEach(() => {
  vi.useRealTimers()
})

test.each([
  ['in winter', '2026-11-28T22:59:55Z', '2026-11-28', '2026-11-29'],
  ['in summer', '2026-07-01T21:59:55Z', '2026-07-01', '2026-07-02'],
  ['in the night the clocks go forward', '2026-03-28T22:59:55Z', '2026-03-28', '2026-03-29'],
])('a new day begins at midnight in Germany while the app stays open, %s', (_, at, day, next) => {
  vi.useFakeTimers({ now: new Date(at) })
  const { result } = renderHook(() => useToday())
  expect(result.current).toBe(day)
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(next)
})
