import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messages } from '../../packages/contract/src/messages/english.ts'
import { expect, test } from 'vitest'
import { quotedIn, readSentences } from './read.ts'
import { messagesIn } from '../catalogues/catalogues.ts'
import { banks, bicPlaceholder } from '../../web/src/text/payments.ts'
import { shareText } from '../../web/src/text/share.ts'
import { text } from '../../web/src/text/text.ts'

/** Quoted words that are not a whole sentence of a screen, and the file that contains each. */
const elsewhere: Record<string, string> = {
  en: 'packages/contract/src/documents.ts',
  email_share: 'packages/contract/src/inbox.ts',
  'No letter content available': 'packages/writing/src/wrap.ts',
  'Further Inquiry': 'packages/writing/src/templates/inquiry.ts',
  'Payment Response': 'packages/writing/src/templates/payment.ts',
}
/** Formats of titles, which are proven by the tests in the list of sentences. */
const forms = new Set([
  'sender name - sender date',
  'Uploaded',
  'Reminder: {title}',
  'Payment Due: {total_fee} - {title}',
  'Action Required: {actions}',
])

const root = join(import.meta.dirname, '../..')
const sections = readSentences(root)
const quotes = sections
  .flatMap(({ sentences }) => sentences)
  .flatMap(({ id, says }) => quotedIn(says).map((quote) => [id, quote] as const))
  .filter(([, quote]) => !forms.has(quote))

const refused = Object.values(messages)
/** Removes the names of values, because the specification names some differently. */
const nameless = (sentence: string) => sentence.replace(/\{[^{}]*\}/g, '{}')
const said = new Set([...messagesIn('en').values(), ...refused].map(nameless))

test.each(quotes)('%s says "%s", and so do we', (_, quote) => {
  const file = elsewhere[quote]
  if (file) {
    expect(readFileSync(join(root, file), 'utf8')).toContain(`'${quote}'`)
    return
  }
  expect([...said]).toContain(nameless(quote))
})

test('forwarding is told in four steps, and that it is experimental', () => {
  expect(shareText.forwarding.steps).toHaveLength(4)
  expect(shareText.forwarding.experimental).toMatch(/experimental/)
})

test('there are six German retail banks, and a BIC to show where none is known', () => {
  expect(new Set(banks).size).toBe(6)
  expect(bicPlaceholder).toMatch(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/)
})

test('each type of document is called what the specification calls it', () => {
  expect(text.types).toMatchObject({
    Mahnung: 'Payment reminder',
    Bescheid: 'Official notice',
    Rechnung: 'Invoice',
    Vertrag: 'Contract',
    Formular: 'Form',
    Antrag: 'Application',
    other: 'Document',
  })
})
