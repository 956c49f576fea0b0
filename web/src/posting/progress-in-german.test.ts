import { deliveryStatuses } from '@brieflotse/rules'
import { expect, test, vi } from 'vitest'
import mail from '../text/de/mail.json' with { type: 'json' }

const { statusText } = await vi.hoisted(async () => {
  localStorage.setItem('brieflotse-language', 'de')
  return import('./progress.ts')
})

test('where a letter is, is said in the language of the reader', () => {
  for (const status of deliveryStatuses) expect(statusText(status)).toBe(mail.statuses[status])
})
