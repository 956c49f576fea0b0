import type { PaymentWarning } from '@brieflotse/letter'
import { inLanguage } from './in-language.ts'

type Said<C extends PaymentWarning['code']> = PaymentWarning & { code: C }
type Ways = {
  dayText: (day: string) => string
  amountOf: (cents: number) => string
  groupIban: (iban: string) => string
}

/** The banks to choose from; the first is the default. Which one it is only changes how its app is called in the hints. */
export const banks = [
  'Sparkasse',
  'Volksbank Raiffeisenbank',
  'Deutsche Bank',
  'Commerzbank',
  'ING',
  'DKB',
] as const

/** Shown where no BIC is known. Never sent: a code with a made-up BIC cannot be read by banks. */
export const bicPlaceholder = 'DEUTDEFFXXX'

/** The sentences of paying in English. Those of the specification (sections 2, 5 and 8) are verbatim. */
export const paymentsText = inLanguage('payments', {
  dialog: 'Make Payment',
  amountDue: 'Amount due',
  to: 'To',
  reference: 'Reference',
  bankTab: 'Bank Transfer',
  paypalTab: 'PayPal',
  ways: 'Ways to pay',
  notYet: 'This document has not been read yet.',
  notAsked: 'We found no amount in this letter that you must transfer.',
  nothingToPay:
    'We found nothing to pay in this letter. You can still fill in what you want to transfer.',
  noCode: {
    iban: 'The code appears as soon as there is a name and a valid IBAN.',
    amount: 'The code appears as soon as the amount can be read.',
    long: 'The reference is too long for a code. Shorten it to 140 characters.',
  },
  bank: 'Your bank',
  holder: 'Account holder',
  holderNote: 'who gets the money',
  iban: 'IBAN',
  bic: 'BIC',
  bicNote: 'not needed within Germany',
  amount: 'Amount',
  purpose: 'Reference',
  purposeNote: 'so that they know who paid',
  edit: (label: string) => `Edit ${label}`,
  editDone: (label: string) => `Done with ${label}`,
  copy: (label: string) => `Copy ${label}`,
  copied: (label: string) => `${label} copied`,
  copyFailed: 'Copying failed',
  copyFailedLong: 'Please mark the text and copy it yourself.',
  asAmount: (amount: string) => `= ${amount}`,
  confirmBank: 'Confirm Bank Transfer',
  payerEmail: 'Your PayPal email',
  payWithPaypal: 'Pay with PayPal',
  paypalLead: 'You say yes at PayPal. Nothing is taken before.',
  processing: 'Processing...',
  code: {
    title: 'Pay with your own bank',
    lead: 'Scan this code with the app of your bank. It fills in everything; you only say yes.',
    alt: (amount: string, payee: string) => `GiroCode: ${amount} to ${payee}`,
    share: 'Share picture',
    save: 'Save picture',
    shareFailed: 'Sharing failed',
    samePhone: 'The app is on this phone?',
    steps: (bank: string) => [
      'Save or share the picture of the code.',
      `Open the app of your bank (${bank}) and begin a transfer.`,
      'Choose QR code or photo transfer there, then the gallery, and load the picture.',
      'Compare name, IBAN and amount, and say yes.',
    ],
    noPicture: 'If your app takes no picture, copy the fields one by one.',
    fileName: 'girocode.png',
  },
  own: {
    button: 'I have paid',
    title: 'You have paid this',
    lead: 'We note it. No money moves by this.',
    on: 'Paid on',
    amount: 'Amount',
    note: 'Note',
    optional: 'if you like',
    save: 'Note as paid',
    back: 'Back',
    future: 'Please enter a day up to today.',
    longAgo: 'Please check the year.',
    much: 'Is this amount right?',
    muchText: (paid: string, asked: string) =>
      `You wrote that you paid ${paid}. The letter asks for ${asked}.`,
    muchYes: (paid: string) => `Yes, I paid ${paid}`,
    muchNo: 'Change the amount',
    amountWrong: 'Invalid amount format',
    saved: 'Noted as paid',
    savedLater: 'The server hears of it once you are connected.',
    failed: 'This could not be noted',
  },
  practice:
    'Practice mode: no money moves. To pay for real, use the code or the details with your own bank.',
  practiceNoMoney: 'Practice mode: no money moved.',
  notOffered: 'Letters are paid with your own bank here. The code has everything it needs.',
  paypalNotOffered: 'PayPal is not offered here. Use the code on the tab Bank Transfer.',
  offline:
    'Paying from here needs a connection. The code, the details and “I have paid” work without one.',
  asking: 'Looking what can be paid here...',
  optionsFailed: 'We could not find out what can be paid here.',
  checks: {
    title: 'Look twice before you pay',
    again: 'Pay all the same?',
    yes: 'Pay all the same',
    'iban-invalid': () =>
      'This IBAN has a mistake in it: its check digits do not fit. Compare every group with the letter.',
    'bank-unknown': () =>
      'No German bank has this bank code (digits 5 to 12 of the IBAN). A bank would refuse it. Compare it with the letter.',
    'direct-debit': () =>
      'Do not pay this yourself: the sender takes it from your account. Pay only if they told you that it failed.',
    credit: () =>
      'This letter says that you get money. Pay only if another part of it asks you to.',
    disputed: () =>
      'You marked this as disputed. Paying may be taken as agreeing to it. Open it again first if you changed your mind.',
    'iban-country': (warning: Said<'iban-country'>) =>
      `The account is in another country (${warning.country}) than the sender (${warning.expected}). Call the sender at a number you know before you pay.`,
    'iban-changed': (warning: Said<'iban-changed'>, { groupIban }: Ways) =>
      `Earlier letters of this sender named another account (${groupIban(warning.before)}). This is a common trick. Call the sender at a number from an earlier letter.`,
    'sources-iban': (warning: Said<'sources-iban'>, { groupIban }: Ways) =>
      `${sourceNames[warning.from]} names another account: ${groupIban(warning.iban)}. Ask the sender which one is right.`,
    'sources-amount': (warning: Said<'sources-amount'>, { amountOf }: Ways) =>
      `${sourceNames[warning.from]} names another amount: ${amountOf(warning.amount)}. Ask the sender which one is right.`,
    'paid-before': (warning: Said<'paid-before'>, { amountOf, dayText }: Ways) =>
      `You paid ${amountOf(warning.amount)} for this on ${dayText(warning.on)}. Pay again only if you are sure that it did not arrive.`,
    'paid-elsewhere': (warning: Said<'paid-elsewhere'>, { amountOf, dayText }: Ways) =>
      `You paid ${amountOf(warning.amount)} with the same reference on ${dayText(warning.on)}. If this letter crossed your payment, send them the day and the amount instead of paying again.`,
    'amount-above': (warning: Said<'amount-above'>, { amountOf }: Ways) =>
      `This is more than the letter asks for (${amountOf(warning.most)}). Check the comma.`,
    'iban-edited': (warning: Said<'iban-edited'>, { groupIban }: Ways) =>
      `The letter says ${groupIban(warning.letter)}. Keep your change only if you have it from the sender.`,
    'payee-edited': (warning: Said<'payee-edited'>) =>
      `The letter says ${warning.letter}. Your bank compares the name with the account and tells you whether it fits.`,
  },
  started: {
    title: 'Payment started',
    approve: 'It is not paid yet. Say yes at the bank or at PayPal; you come back here after.',
    goOn: 'Go on to say yes',
    waiting: 'Nothing is left to do for you. We wait for the yes of the bank.',
    watching: 'Waiting for your yes...',
    ended: 'This payment was not made.',
    again: 'Back to paying',
  },
  successTitle: 'Payment Successful!',
  success: (amount: string) => `Your payment of ${amount} has been processed successfully.`,
  close: 'Close',
  toasts: {
    missing: 'Missing information',
    holderMissing: 'Please enter the account holder name',
    ibanMissing: "Please enter the recipient's IBAN",
    ibanInvalid: 'Invalid IBAN',
    ibanLength: 'German IBAN should be 22 characters long',
    emailInvalid: 'Invalid email',
    emailLong: 'Please enter a valid email address',
    initiated: 'Payment initiated',
    initiatedLong: 'Your payment is being processed',
    failed: 'Payment failed',
    paypalFailed: 'PayPal payment failed',
    occurred: 'An error occurred',
    error: 'Payment error',
    statusFailed: 'Status check failed',
    statusFailedLong: 'Unable to verify payment status',
    noPayment: 'No payment information found',
    verificationFailed: 'Verification failed',
    incomplete: 'Payment incomplete',
    amountInvalid: 'Invalid amount',
    amountInvalidLong: 'Please enter a valid amount greater than 0',
    referenceMissing: 'Missing reference',
    referenceMissingLong: 'Please enter a payment reference',
  },
  errors: {
    running: 'A payment is already being processed',
    processing: 'Payment processing failed',
    status: 'Failed to check payment status',
    noId: 'No payment ID available',
    unknown: 'Unknown payment error',
    create: 'Failed to create payment',
    verify: 'Failed to verify payment status',
  },
  test: {
    title: 'Test payment',
    lead: 'Try paying by online banking. Nothing is bought by it.',
    amount: 'Amount (EUR)',
    amountDefault: '5.00',
    reference: 'Reference',
    referenceDefault: 'Test payment',
    start: 'Pay by online banking',
    starting: 'Starting the payment...',
    summary: 'Payment summary',
    id: 'Payment ID',
    status: 'Status',
    check: 'Check Payment Status',
    checking: 'Checking...',
    goOn: 'Go on to your bank',
    another: 'New payment',
    initFailed: 'Payment initialization failed',
    goBack: 'Go Back',
    succeeded: 'Payment Successful',
    statuses: {
      requires_payment_method: 'Not paid',
      requires_confirmation: 'Waiting for your confirmation',
      requires_action: 'Waiting for your yes at the bank',
      processing: 'Being processed',
      requires_capture: 'Approved, not taken yet',
      succeeded: 'Paid',
      canceled: 'Cancelled',
    },
  },
  complete: {
    verifying: 'Verifying Payment',
    verifyingLong: 'This takes a few seconds. You can leave this page; nothing is lost.',
    successful: 'Payment Successful',
    id: 'Payment ID',
    failed: 'Payment Failed',
    unverified:
      'We do not know yet what became of this payment. Nothing is paid twice by looking again.',
    home: 'Return to Home',
    tryAgain: 'Try Again',
    checkAgain: 'Look again',
    toLetter: 'Back to the letter',
  },
  credits: {
    title: 'Buy service credits',
    lead: (balance: number) =>
      balance === 1
        ? 'You have 1 credit. Posting a letter costs 2, besides postage.'
        : `You have ${balance} credits. Posting a letter costs 2, besides postage.`,
    packs: 'How many?',
    pack: (credits: number) => `${credits} credits`,
    letters: (credits: number) => (credits === 2 ? 'for 1 letter' : `for ${credits / 2} letters`),
    online: (amount: string) => `Pay ${amount} by online banking`,
    paypal: (amount: string) => `Pay ${amount} with PayPal`,
    practice: 'Practice mode: no money moves, and the credits are for practice letters.',
    none: 'Credits cannot be bought here.',
    needsConnection: 'Buying credits needs a connection.',
  },
} as const)

const sourceNames = {
  text: 'The text of the letter',
  girocode: 'The code on the letter',
  'swiss-qr': 'The Swiss payment code on the letter',
  'e-invoice': 'The electronic invoice',
}

/** A reason to look twice, as a sentence that says why and what to do. */
export function warningText(warning: PaymentWarning, ways: Ways): string {
  const say = paymentsText.checks[warning.code] as (warning: PaymentWarning, ways: Ways) => string
  return say(warning, ways)
}
