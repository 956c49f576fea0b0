// @vitest-environment node
import { allDeadlines } from '@brieflotse/letter'
import { expect, test } from 'vitest'
import { reminder } from '../../testing/sample-document.ts'
import { toneOf } from './deadline-tone.ts'

test('a payment that is taken from the account is never late', () => {
  const explanation = reminder.explanation!
  const taken = { code: 'direct-debit' as const, text: '', evidence: [] }
  const [asked] = allDeadlines(explanation)
  const [day] = allDeadlines({ ...explanation, warnings: [taken] })
  expect(toneOf(asked!, '2026-03-28')).toContain('late')
  expect(toneOf(day!, '2026-03-28')).not.toContain('late')
})
