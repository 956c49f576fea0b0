/** Messages about the results of payments, and about payments that cannot start. */
export const paymentMessages = {
  'payment.more-than-open': 'This is more than the open amount: {open}.',
  'payment.iban-missing': "Please enter the recipient's IBAN",
  'payment.reference-missing': 'Please enter a reference',
  'payment.other-account':
    'This is not the account in the letter. Compare it with the letter. If the letter is right, pay with your own bank.',
  'payment.unpaid': 'This is not paid yet.',
  'payment.unconfirmed': 'This is not confirmed yet.',
  'payment.unconfirmed-there': 'You have not confirmed this at the payment provider yet.',
  'payment.processing': 'The payment is on its way. Some banks take a few days to confirm it.',
  'payment.approved': 'You have approved this. The amount is being collected.',
  'payment.received': 'The payment was received.',
  'payment.canceled': 'This payment was canceled. Nothing was charged.',
  'payment.starting': 'We are starting the payment.',
  'payment.replaced': 'You started another payment instead.',
  'payment.own': 'You marked this as paid.',
  'payment.paid-back': 'The money was paid back.',
  'payment.letter-erased': 'The letter was deleted.',
  'practice-bank.waiting': 'The practice bank is waiting for you to approve.',
  'practice-bank.approved': 'Practice mode: no money moved.',
  'practice-bank.declined': 'You declined this payment.',
  'payment.too-late': 'Nobody approved this payment in time.',
  'payment.too-small': 'This amount is too small to pay online.',
  'payment.too-large': 'This amount is too large to pay online.',
  'paypal.declined':
    'PayPal did not accept this way of paying. Please choose another one at PayPal.',
  'paypal.not-collected': 'PayPal could not collect this payment. Nothing was charged.',
} as const
