import { creditsPerLetter, deliveryOptions } from '@brieflotse/rules'
import { expect, test } from 'vitest'
import { sentencesOf } from '../testing/sentences.ts'
import { detailText } from '../text/detail.ts'
import { deliveryText } from '../text/delivery.ts'
import { mailText } from '../text/mail.ts'
import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'

/** Every sentence about response letters and mail in sections 2, 8 and 9 of the specification, as it stands there. */
const specified = [
  // section 2: My Documents
  'Generated Responses',
  'No response letters yet',
  'Generate a response to a document first',
  'View Documents',
  'Generated on {date}',
  'Sent by mail',
  'View Letter',
  'Download Letter',
  'Send By Mail',
  'Delete Response',
  'Physical Mail Receipt',
  'Not available',
  'Processing',
  'In Transit',
  'Delivery',
  'Close',
  'Download',
  // the dialog on a document
  'Generate Response Letter',
  'Response Letter',
  'Generate Response',
  'Response letter will appear here.',
  'Actions',
  'Response to {title}',
  'Send by Mail',
  'Unable to send mail',
  'Please generate a response letter first.',
  'Mail Your Response Letter',
  'Document does not contain sender information',
  'Back to Letter',
  'Continue to Confirmation',
  'Confirm Physical Mail Sending',
  'Cancel',
  'Confirm & Send Letter',
  // the letter by itself
  'Response to: {sender}',
  'Digital only',
  'Share',
  'Print',
  'Update Tracking Information',
  'Verify Delivery Status',
  'Checking the national postal carrier tracking...',
  'Send via Mail',
  'Confirm Physical Mail Delivery',
  // the receipt
  'Letter Sent Successfully',
  'Back to Documents',
  'Share Receipt',
  'Link copied',
  'Print Receipt',
  'Download PDF',
  'Error loading receipt: {message}',
  'No letter information found.',
  // section 8
  'Failed to generate response. Please try again.',
  'Mail delivery failed. Please check your connection and try again.',
  'Failed to send letter',
  'An error occurred while processing your request',
  'Delete failed',
  'Could not delete the response letter',
  'No letter specified',
  'Please select a letter to view.',
  'Response generated',
  'Your response letter has been generated successfully.',
  'Response deleted',
  'The response letter has been deleted successfully.',
  'Letter sent successfully',
  'Your letter has been queued for delivery. Tracking ID: {id}',
  // section 9
  'Delivery in 2-3 business days',
  'With detailed tracking',
]

const values = ['{date}', '{title}', '{sender}', '{message}', '{id}']
const ours = new Set(
  [mailText, responsesText, deliveryText, detailText, text].flatMap((table) =>
    sentencesOf(table, values),
  ),
)

test.each(specified)('the specification says "%s", and so do we', (sentence) => {
  expect([...ours]).toContain(sentence)
})

test('postage and credits are those of the specification, in cents', () => {
  const prices = Object.entries(deliveryOptions).map(([option, { postage }]) => [option, postage])
  expect(Object.fromEntries(prices)).toEqual({
    standard: 120,
    registered: 365,
    registered_receipt: 540,
    personal_delivery: 605,
  })
  expect(creditsPerLetter).toBe(2)
})
