import type { Sentences } from './sentences.ts'

export const en: Sentences = {
  deadlines: {
    pay: 'Payment due',
    object: 'Last day to object',
    sue: 'Last day to go to court',
    reply: 'Reply due',
    'send-documents': 'Documents due',
    consent: 'Last day to agree',
    appointment: 'Appointment',
    terminate: 'Last day to cancel',
    other: 'Deadline',
  },
  about: { time: 'Time', amount: 'Amount', from: 'From', letter: 'Letter', law: 'Law' },
  notice: {
    nothing: 'There is nothing to do.',
    due: (what, when) => `${what} ${when}`,
    line: (due, title) => `${due}: ${title}`,
    one: (when) => `A deadline is ${when}`,
    several: (count, when) => `${count} deadlines, the first ${when}`,
    more: (count) => `and ${count} more`,
    seeOne: 'Open Brieflotse to see it.',
    seeAll: 'Open Brieflotse to see them.',
    test: {
      title: 'Reminders reach this device',
      body: 'This is how Brieflotse reminds you of a deadline.',
    },
  },
  mail: {
    open: (url) => `Open Brieflotse: ${url}`,
    why: 'You get this mail because you switched on reminders by mail in Brieflotse.',
    stop: (url) => `To stop them: ${url}`,
    ask: {
      subject: 'Confirm reminders by mail',
      who: 'Somebody switched on reminders by mail in Brieflotse and gave this address.',
      confirm: (url) => `If it was you, confirm it here: ${url}`,
      otherwise: 'If it was not you, do nothing. You will get no more mails.',
    },
  },
  mailbox: {
    title: 'Reminders by mail',
    back: 'Open Brieflotse',
    confirm: {
      text: 'You want mails about your deadlines.',
      button: 'Yes, send them here',
      done: 'Done. You will get a mail when a deadline comes near.',
    },
    stop: {
      text: 'You do not want these mails any more.',
      button: 'Stop these mails',
      done: 'Done. You will get no more of these mails.',
    },
  },
  calendar: { name: 'Brieflotse deadlines', alarm: 'A deadline is near' },
  bank: {
    name: 'Practice bank',
    practice: 'Practice mode: no money moved, and none will.',
    question: 'Approve this payment?',
    amount: 'Amount',
    to: 'To',
    reference: 'Reference',
    approve: 'Approve (practice)',
    decline: 'Decline',
    leave: 'Leave without deciding',
    back: 'Back to Brieflotse',
    unknown: 'This payment does not exist.',
    outcomes: {
      approved: 'You have approved this payment.',
      declined: 'You have declined this payment.',
      expired: 'This payment was not approved in time.',
    },
  },
  pay: {
    title: 'Pay online',
    test: 'Test mode of Stripe: no money moves.',
    now: 'Pay now',
    leave: 'Leave without paying',
    script: 'Paying here needs JavaScript.',
    unloaded:
      'The payment form could not be loaded. Please check your connection and reload this page.',
    failed: 'Payment processing failed',
  },
  files: {
    proof: (number) => `Proof of delivery ${number}`,
    response: (title) => `Response to: ${title}`,
  },
}
