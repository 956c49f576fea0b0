import { errorTable } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { sentencesOf } from '../testing/sentences.ts'
import { detailText } from '../text/detail.ts'
import { banks, bicPlaceholder, paymentsText } from '../text/payments.ts'

/** Every sentence about payments in sections 2, 5, 8 and 9 of the specification, as it stands there. */
const specified = [
  // section 2: document detail, dialog, test and result screen
  'Pay {total fee}',
  'Make Payment',
  'Bank Transfer',
  'Confirm Bank Transfer',
  'PayPal',
  'Pay with PayPal',
  'Payment Successful!',
  'Your payment of {amount} has been processed successfully.',
  'Close',
  'Test payment',
  'Check Payment Status',
  'Verifying Payment',
  'Payment Successful',
  'Payment Failed',
  'Return to Home',
  'Try Again',
  // section 5
  'Missing information',
  'Please enter the account holder name',
  "Please enter the recipient's IBAN",
  'Invalid IBAN',
  'German IBAN should be 22 characters long',
  'Invalid email',
  'Please enter a valid email address',
  'Invalid amount format',
  'Invalid amount',
  'Please enter a valid amount greater than 0',
  'Missing reference',
  'Please enter a payment reference',
  // section 8
  'A payment is already being processed',
  'Payment processing failed',
  'Failed to check payment status',
  'No payment ID available',
  'Unknown payment error',
  'Payment failed',
  'PayPal payment failed',
  'An error occurred',
  'Payment error',
  'Payment initialization failed',
  'Go Back',
  'Status check failed',
  'Unable to verify payment status',
  'No payment information found',
  'Verification failed',
  'Payment incomplete',
  'Failed to create payment',
  'Failed to verify payment status',
  'Payment initiated',
  'Your payment is being processed',
  // section 9
  '5.00',
]

const ours = new Set([
  ...sentencesOf(paymentsText, ['{amount}']),
  ...sentencesOf(detailText, ['{total fee}']),
  ...Object.values(errorTable).map(([, sentence]) => sentence),
])

test.each(specified)('the specification says "%s", and so do we', (sentence) => {
  expect(ours.has(sentence)).toBe(true)
})

test('there are six German retail banks, and a BIC to show where none is known', () => {
  expect(new Set(banks).size).toBe(6)
  expect(bicPlaceholder).toMatch(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/)
})
