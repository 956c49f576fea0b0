// @vitest-environment node
import { deliveryStatuses } from '@brieflotse/rules'
import { expect, test } from 'vitest'
import { progressOf, statusText } from './progress.ts'

test.each([
  [null, 2, 'way', 'Processing'],
  ['processing', 2, 'way', 'Processing'],
  ['printed', 2, 'way', 'Processing'],
  ['shipped', 4, 'way', 'shipped'],
  ['in_transit', 4, 'way', 'in transit'],
  ['out_for_delivery', 5, 'way', 'out for delivery'],
  ['delivered', 6, 'good', 'delivered'],
  ['returned', 6, 'bad', 'returned'],
  ['exception', 6, 'bad', 'exception'],
  ['failed', 2, 'way', 'failed'],
] as const)('%s reaches %i sixths', (status, sixths, tone, text) => {
  expect(progressOf(status)).toEqual({ sixths, tone, text })
})

test('no status is shown with underscores', () => {
  for (const status of deliveryStatuses) expect(statusText(status)).not.toContain('_')
})
