import { errorTable, mailSource, maxUploadBytes, uploadExtensions } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { shareText } from '../text/share.ts'
import { text } from '../text/text.ts'

/** Every sentence about /share in sections 2, 5, 7 and 8 of the specification, as it stands there. */
const specified = [
  'Manual Upload',
  'Email Forwarding',
  'Process Email',
  'Cancel',
  'No Content',
  'Please paste or enter email content to process.',
  'Processing Failed',
  'Failed to process shared content',
]

function textsOf(table: object): string[] {
  return Object.values(table).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return [entry]
    return typeof entry === 'object' && entry !== null ? textsOf(entry) : []
  })
}

const ours = new Set([...textsOf(shareText), text.app.cancel])

test.each(specified)('the specification says "%s", and so do we', (sentence) => {
  expect(ours.has(sentence)).toBe(true)
})

test('the server says as well that a mail could not be processed', () => {
  const sentences = Object.values(errorTable).map(([, sentence]) => sentence)
  expect(sentences).toContain('Failed to process shared content')
})

test('a mail says that it was shared, and brings PDF, JPG and PNG files of up to 10 MB', () => {
  expect(mailSource).toBe('email_share')
  expect(maxUploadBytes).toBe(10 * 1024 * 1024)
  expect(uploadExtensions).toEqual(['.pdf', '.jpg', '.jpeg', '.png'])
})

test('forwarding is told in four steps, and that it is experimental', () => {
  expect(shareText.forwarding.steps).toHaveLength(4)
  expect(shareText.forwarding.experimental).toMatch(/experimental/)
})
