// @vitest-environment node
import { expect, test } from 'vitest'
import { sureFrom } from '@brieflotse/reading/facts'
import type { Fact } from '@brieflotse/contract'
import { isUnsure } from './fact-text.ts'

const fact = (confidence: number): Fact => ({
  kind: 'reference',
  value: '4711',
  stated: true,
  confidence,
  why: 'labelled',
  evidence: [],
})

test('a value is shown without a mark only where readings are scored as certain', () => {
  expect(isUnsure(fact(sureFrom))).toBe(false)
  expect(isUnsure(fact(0.78))).toBe(true)
})
