import { formatEnglishAmount, periodText, type Cents } from '@brieflotse/rules'

/** What may happen if nothing is done, in English: `threat` in the summary, `else` one by one. Weaker than the German wherever that is not plain. */
export const elseSentences = {
  'threat.supply': 'The letter says that your supply may be cut off if you do nothing.',
  'threat.enforced': 'The letter says that the claim may be enforced if you do nothing.',
  'threat.by-force':
    'The letter says that you may be brought by force or face other measures if you do not come.',
  'threat.fine': 'The letter says that you may have to pay a fine if you do nothing.',
  'threat.estimate':
    'The letter says that the office may estimate the figures if it gets no answer.',
  'threat.refused':
    'The letter says that money or a permit may be refused or cut if you do nothing.',
  'threat.court': 'The letter says that the matter may go to court if you do nothing.',
  'threat.collector':
    'The letter says that a debt collector or a credit agency may be involved if you do nothing.',
  'threat.contract': 'The letter says that a contract may be ended if you do nothing.',
  'threat.costs-more': 'The letter says that it will cost more if you are late.',
  'else.supply': 'Your supply may be cut off.',
  'else.connection': 'Your connection may be cut off.',
  'else.court-order': 'The other side can get a court order and have the money collected by force.',
  'else.payment-order': 'The matter may go to court for a payment order.',
  'else.bailiff': 'The letter says that a bailiff may be sent.',
  'else.seized': 'Money may be taken from your account or your wages.',
  'else.by-force': 'The sender may get the money by force, for example with a bailiff.',
  'else.court': 'The matter may go to court.',
  'else.eviction': 'The landlord may go to court to make you move out.',
  'else.fine': 'You may have to pay a fine.',
  'else.offence': 'It can count as an offence that is fined.',
  'else.penalty': 'You may have to pay a penalty.',
  'else.estimate': 'The office may estimate the figures.',
  'else.benefit-blocked': 'Your unemployment benefit may be blocked for a time.',
  'else.benefit-stopped': 'Your benefit may be refused or stopped.',
  'else.benefit-reduced': 'Your benefit may be reduced.',
  'else.application-refused': 'Your application may be refused.',
  'else.family-insurance': 'The family insurance may be ended.',
  'else.late-charges': 'Extra charges may be added for being late.',
  'else.reminder-fees': 'Reminder fees may be added.',
  'else.interest': 'You may have to pay interest.',
  'else.collector': 'A debt collector may be brought in.',
  'else.credit-agency': 'It may be reported to credit agencies.',
  'else.contract': 'A contract with you may be ended.',
  'else.costs-more': 'It may cost you more.',
  'else.bear-costs': 'You may have to pay the costs that this causes.',
  'else.instalments-end': 'You can no longer pay later or in parts.',
  'else.charged': 'You may be charged for it.',
  'else.set-off': 'The sender may keep the money for what you owe.',
  'else.given-away': 'What was kept for you may be given to somebody else.',
  'else.destroyed': 'What is waiting for you may be destroyed.',
  'else.closed': 'The matter may be closed without a further payment to you.',
  'else.course-fee': 'You have to pay the whole course fee.',
  'else.by-file': 'The office decides without your answer, only with what it already has.',
  'else.deemed-withdrawn': 'Your application counts as withdrawn.',
  'else.deemed-agreed': 'It counts as if you agreed.',
  'else.deemed-refused': 'It counts as refused.',
  'else.deemed-accepted': 'The sender treats it as correct.',
  'else.appointment-lost': 'You lose the appointment.',
  'else.all-due': 'You may have to pay the whole sum at once.',
  'else.no-cover': 'You may lose your insurance cover.',
  'else.licence': 'You may lose your driving licence.',
  'else.no-driving': 'You may no longer use the car.',
  'else.towed': 'Your car or your things may be taken away, and you pay for it.',
  'else.brought': 'The police may bring you.',
  'else.prison': 'A court can send you to prison for some days if you do not pay.',
  'else.deported': 'You may be made to leave Germany.',
  'else.delay': 'It takes longer.',
  'else.place-lost': 'You lose your place.',
  'else.right-lost': 'You lose this right.',
  'else.no-money': 'You get no money for this.',
  'else.guilty': 'The court can decide without you.',
  'else.renewed': 'The contract goes on.',

  /** With what the letter prints: by how much and for how long. */
  'else.cut-by': ({ percent, months }: { percent: number; months: number | null }) =>
    `Your benefit may be cut by ${percent}%${months === null ? '' : ` for ${periodText({ count: months, unit: 'month' })}`}.`,
  'else.blocked-for': ({ weeks }: { weeks: number }) =>
    `You may get no unemployment benefit for ${periodText({ count: weeks, unit: 'week' })}.`,
  'else.fine-of': ({ amount }: { amount: Cents }) =>
    `You may have to pay a fine of up to ${formatEnglishAmount(amount)}.`,
  'else.penalty-of': ({ amount }: { amount: Cents }) =>
    `You may have to pay a penalty of ${formatEnglishAmount(amount)}.`,
  'else.fee-of': ({ amount }: { amount: Cents }) =>
    `You may have to pay a fee of ${formatEnglishAmount(amount)}.`,
  'else.no-show-fee': ({ amount }: { amount: Cents }) =>
    `If you do not come and do not cancel, it costs ${formatEnglishAmount(amount)}.`,
  'else.interest-of': ({ percent }: { percent: number }) =>
    `You may have to pay ${percent}% interest.`,
} as const
