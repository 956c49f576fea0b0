// @vitest-environment node
import { expect, test } from 'vitest'
import { sampleLetter } from './sample-letter.ts'

test('the sample has its day ahead, and nothing that could be paid', async () => {
  const file = sampleLetter('2026-02-20')
  expect(file.type).toBe('application/pdf')
  const printed = await file.text()
  expect(printed).toContain('06.03.2026')
  expect(printed).not.toMatch(/EUR|€|IBAN|BIC/)
  expect(printed).toContain('nur ein Beispiel')
})
