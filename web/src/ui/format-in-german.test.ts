import { expect, test, vi } from 'vitest'

const { dayText, weekdayText } = await vi.hoisted(async () => {
  localStorage.setItem('brieflotse-language', 'de')
  return import('./format.ts')
})

test('a German day keeps its month on the same line', () => {
  expect(dayText('2026-12-08')).toBe('8.\u00A0Dezember 2026')
  expect(weekdayText('2026-12-08')).toBe('Dienstag, 8.\u00A0Dezember 2026')
})
