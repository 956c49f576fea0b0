import { formatDay, periodText, type PlainDate } from '@brieflotse/rules'
import {
  at,
  by,
  type DayTold,
  type Paid,
  paySentences,
  type Sum,
  sumText,
  type When,
} from './pay-sentences.ts'

const on = (day: DayTold | null) => (day ? ` on ${formatDay(day.day)}${at(day.time)}` : '')

/** Where a period begins that only the reader can count. */
const begins = {
  'receipt-date': 'after the day you got this letter',
  'service-date': 'after the date written on the yellow envelope',
} as const

/** What the steps of a plan say where no request of the letter says it, in English. */
export const planSentences = {
  ...paySentences,
  'step.pay-part': ({ sum, day }: Paid) => `Pay the next part, ${sumText(sum)}${by(day)}.`,
  'step.pay-parts': ({ sum, day }: Paid) =>
    `Pay ${sumText(sum)} in parts${day ? `, the first one${by(day)}` : ''}. The letter says how much each part is.`,
  'step.pay-further': ({ sum, day }: Paid) => `Also pay ${sumText(sum)}${by(day)}.`,
  'step.pay-monthly': ({ sum, day }: Paid) =>
    `Pay ${sumText(sum)} a month${day ? ` from ${formatDay(day.day)}` : ''}. If you have a standing order, change it.`,
  'step.pay-unread': ({ day }: When) =>
    `You have to pay${by(day)}. We could not read the amount. Look for it in the letter.`,
  'step.pay-to': ({ payee }: { payee: string }) => `The account belongs to ${payee}.`,
  'step.in-all': ({ sum }: { sum: Sum }) => `In all it is ${sumText(sum)}.`,
  'step.pay-early': ({ sum, day }: { sum: Sum; day: PlainDate | null }) =>
    `If you pay ${day ? `by ${formatDay(day)}` : 'early'}, ${sumText(sum)} is enough.`,
  'step.late-fee': ({ sum }: { sum: Sum }) => `${sumText(sum)} of it is a late fee.`,
  'step.pay-foreign': ({ sum, day }: Paid) =>
    `They ask for ${sumText(sum)}${by(day)}, not for euros. Pay with the app of your bank, from the letter itself.`,
  'step.pay-there': ({ sum, day }: { sum: Sum | null } & When) =>
    `Pay ${sum ? sumText(sum) : 'the amount in the letter'} in cash or with your card${on(day)}. You cannot transfer it.`,
  'step.pay-online': ({ sum, day }: { sum: Sum | null } & When) =>
    `Pay ${sum ? sumText(sum) : 'the amount in the letter'} online, as the letter says${by(day)}.`,
  'step.taken': ({ sum, day }: { sum: Sum | null } & When) =>
    `The sender takes ${sum ? sumText(sum) : 'the money'} from your account${on(day)}. Do not transfer it. Make sure there is enough money in the account.`,
  'step.taken-card': ({ sum, day }: { sum: Sum | null } & When) =>
    `The sender charges ${sum ? sumText(sum) : 'the amount'} to your card${on(day)}. Do not transfer it.`,
  'step.receive': ({ sum, day }: { sum: Sum; day?: DayTold | null }) =>
    `You get ${sumText(sum)}${by(day ?? null)}.`,
  'step.receive-monthly': ({ sum }: { sum: Sum } & When) => `You get ${sumText(sum)} a month.`,
  'step.receive-unread': 'You get money. We could not read the amount.',
  'step.settled': 'The letter says that it is paid. You do not have to pay.',
  'step.set-off': 'The amount is set off against other money. You do not have to pay.',
  'step.attend': ({ day }: When) => `Go to the appointment${on(day)}.`,
  'step.object': ({ day }: When) => `If you disagree, you can object in writing${by(day)}.`,
  'step.sue': ({ day }: When) => `If you disagree, you can go to court${by(day)}.`,
  'step.reply': ({ day }: When) => `Answer the sender${by(day)}.`,
  'step.send-documents': ({ day }: When) => `Send the papers that they ask for${by(day)}.`,
  'step.bring': 'Bring the things that the letter names.',
  'step.consent': ({ day }: When) =>
    `They want you to agree${by(day)}. Find out what it means before you do.`,
  'step.terminate': ({ day }: When) => `You can end the contract${by(day)}.`,
  'step.other': ({ day }: When) =>
    `Another date in the letter:${day ? ` ${formatDay(day.day)}${at(day.time)}` : ''}. We could not work out what it is for.`,
  'step.nothing': 'You do not have to do anything.',
  'step.nothing-offer': 'You do not have to do anything, and you do not have to pay.',
  'step.nothing-kind': 'This letter only informs you. We found nothing that you must do.',

  'rule.period': (rule: {
    count: number
    unit: 'day' | 'week' | 'month' | 'year'
    from: keyof typeof begins
  }) => `You have ${periodText(rule)} ${begins[rule.from]}.`,

  'why.you-said': 'You said so.',
  'why.asked': 'The letter asks for it.',
  'why.asked-in-all': 'The letter asks for this amount.',
  'why.debit': 'The letter says that the sender collects the money.',
  'why.card': 'The letter says that it is charged to your card.',
  'why.credit': 'The letter says that this money is for you.',
  'why.settled': 'The letter says that nothing is open.',
  'why.foreign': 'The amount is in another currency.',
  'why.place': 'The letter says how it is to be paid.',
  'why.day': 'The letter names this day.',
  'why.right': 'The letter says that you have this right.',
  'why.law': ({ law }: { law: string }) => `You have this right by law (${law}).`,
  'why.says-so': 'The letter says so.',
  'why.offer': 'An offer is only an offer until you say yes.',
  'why.kind': 'Letters of this kind only inform you.',

  'caution.offer':
    'This is an offer, not a bill. You do not have to pay. If you pay or sign, you make a contract.',
  'caution.trick':
    'Be careful: this may be a trick. Do not pay before you have asked the sender. Look up the phone number yourself.',
  'caution.changed-account':
    'The letter says that the bank account is new. Ask the sender before you pay. Look up the phone number yourself.',
  'sign.account-abroad': ({ country }: { country: string }) =>
    `The account is in ${new Intl.DisplayNames(['en'], { type: 'region' }).of(country) ?? country}.`,
  'sign.other-payee': ({ payee }: { payee: string }) =>
    `The account belongs to ${payee}, not to the sender.`,
  'sign.offer-words': 'The letter itself says that it is an offer.',
  'sign.bank-unknown': 'No bank has this account number.',

  'unclear.requests':
    'We could not work out everything they want. Show this letter to an advice centre, or ask the sender.',
  'unclear.all':
    'We could not work out what they want. Show this letter to an advice centre, or ask the sender.',
  'unclear.other-program': ({ page }: { page: number }) =>
    `Page ${page} is a form that only the Adobe program can show. Open it there, print it as a PDF, and add that file.`,
  'unclear.hardly-read': ({ page }: { page: number }) =>
    `We could hardly read page ${page}. Something important may be missing. Take a sharper photo of it.`,
  'unclear.lost':
    'Something went wrong while we read this letter. A part of the answer may be missing. Show the letter to an advice centre, or ask the sender.',
  'unclear.not-german': ({ language }: { language: string }) =>
    `This letter is not in German but in ${new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language}. We only read German letters. We do not know what it asks of you.`,
  'unclear.unreadable':
    'We could hardly read anything on this page. Take a sharper photo, or show the letter to somebody.',
} as const
