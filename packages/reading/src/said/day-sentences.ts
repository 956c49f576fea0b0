import { formatLongDay, type PlainDate } from '@brieflotse/rules'

/** Where the day of a deadline comes from, in English; how it is counted from there say the steps of `rules`. */
export const daySentences = {
  'day.named': 'The letter names this day.',
  'day.without-year':
    'The letter names this day without a year; the year is the one after the letter’s date.',
  /** A slip of reading that was put right: what was read, and the only day it can be. */
  'day.mended': ({ read, day }: { read: string; day: PlainDate }) =>
    `The letter names this day; “${read}” is read as ${day}, the only day it can be.`,
  'day.weekday-differs': ({ printed }: { printed: string }) =>
    `The letter prints ${printed}, but weekday and day do not fit together. Please look at the page.`,
  'day.month-end': ({ words }: { words: string }) =>
    `The letter says “${words}”: that is the last day of that month.`,
  'day.in-words': ({ words, day }: { words: string; day: PlainDate }) =>
    `The letter says “${words}”: counted from its date, that is ${formatLongDay(day)}.`,
  'day.standing-order':
    'A new amount is due from this day on; the letter asks to change the standing order.',
  'day.as-before': 'The letter points to the day it named before.',
  'day.in-table': 'The letter names this day in a table of payments.',
  'day.in-table-debit':
    'The letter names this day in a table; the money is taken by direct debit, nothing has to be transferred.',
  'day.earliest-start':
    'The letter does not say from when it counts; its date is the earliest it can mean.',
  'day.posted': ({ day }: { day: PlainDate }) =>
    `The letter is dated ${formatLongDay(day)}; that day is taken as the day of posting.`,
  'day.printed-posting': ({ day }: { day: PlainDate }) =>
    `The letter names ${formatLongDay(day)} as the day of posting.`,
  'day.from-service':
    'The period begins on the day of service, which is written on the envelope it came in.',
  'day.from-arrival': 'The period begins on the day the letter reached you, which only you know.',
  'day.from-unread-date': 'The period begins on the date of the letter, which could not be read.',
  'day.from-signature': 'The period begins on the day you sign.',
  'day.from-final':
    'The period begins when the decision is final: when the time to object is over and nobody has objected.',
  'day.arrival-needed':
    'The date of the letter could not be read, so the day it reached you is needed.',
  'day.you-say-arrived': ({ day }: { day: PlainDate }) =>
    `You say that the letter reached you on ${formatLongDay(day)}.`,
  'day.you-say-served': ({ day }: { day: PlainDate }) =>
    `You say that the envelope names ${formatLongDay(day)} as the day of service; on that day the period begins (§ 180 ZPO).`,
  'day.you-do-not-know': ({ day }: { day: PlainDate }) =>
    `You do not know the day. The letter cannot have come before its own date, ${formatLongDay(day)}. That day is taken, so that you are not late; the real deadline may be later.`,
  'day.you-gave': 'You gave this as the day to pay.',
} as const
