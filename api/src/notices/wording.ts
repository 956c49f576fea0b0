import type { Reminder } from '@brieflotse/contract'
import { daysBetween, formatLongDay, type PlainDate } from '@brieflotse/rules'
import type { FollowedDay } from '../reminders/store.ts'

const names: Record<Reminder['what'], string> = {
  pay: 'Payment due',
  object: 'Last day to object',
  sue: 'Last day to go to court',
  reply: 'Reply due',
  'send-documents': 'Documents due',
  consent: 'Last day to agree',
  appointment: 'Appointment',
  terminate: 'Last day to cancel',
  other: 'Deadline',
}

export const nameOf = (what: Reminder['what']) => names[what]

/** Text of a letter on one line: nothing in it may look like more lines, or turn the direction of what follows. */
export const plainLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** What is known about a deadline beside its name, as lines. */
export function aboutDay({ time, amount, sender, title, law }: FollowedDay): string[] {
  const lines: [string, string | null][] = [
    ['Time', time],
    ['Amount', amount],
    ['From', sender],
    ['Letter', title],
    ['Law', law],
  ]
  return lines.flatMap(([label, value]) => (value ? [`${label}: ${plainLine(value)}`] : []))
}

function whenOf(dueOn: PlainDate, today: PlainDate): string {
  const days = daysBetween(today, dueOn)
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

export type Said = { title: string; body: string; path: string }

const most = 5

/**
 * What a notification says. Without `details` it tells nobody who looks at the screen from whom a letter is or what it is about: only that
 * there is a day, and when.
 */
export function saidOf(days: FollowedDay[], today: PlainDate, details: boolean): Said {
  const [first] = days
  if (!first) return { title: 'Brieflotse', body: 'There is nothing to do.', path: '/' }
  const when = whenOf(first.dueOn, today)
  if (days.length > 1) {
    const title = `${days.length} deadlines, the first ${when}`
    const lines = days.slice(0, most).map((day) => line(day, today))
    if (days.length > most) lines.push(`and ${days.length - most} more`)
    return {
      title,
      body: details ? lines.join('\n') : 'Open Brieflotse to see them.',
      path: '/due',
    }
  }
  const path = `/documents/${first.documentId}`
  if (!details) return { title: `A deadline is ${when}`, body: 'Open Brieflotse to see it.', path }
  const { amount, time } = first
  const day = [formatLongDay(first.dueOn), time, amount].filter(Boolean).join(', ')
  const body = `${clip(plainLine(first.title))}\n${clip(plainLine(day))}`
  return { title: `${nameOf(first.what)} ${when}`, body, path }
}

const line = (day: FollowedDay, today: PlainDate) =>
  clip(`${nameOf(day.what)} ${whenOf(day.dueOn, today)}: ${plainLine(day.title)}`)

/** Short enough for a push message, however the characters are written. */
const clip = (text: string) => {
  const characters = Array.from(text)
  return characters.length <= 150 ? text : `${characters.slice(0, 149).join('')}…`
}

/** The same as a mail. `stopUrl` ends these mails. */
export function mailOf(
  days: FollowedDay[],
  today: PlainDate,
  { details, publicUrl, stopUrl }: { details: boolean; publicUrl: string; stopUrl: string },
): { subject: string; text: string } {
  const { title, body, path } = saidOf(days, today, details)
  const listed = days.length > 1 ? days.map((day) => `- ${line(day, today)}`).join('\n') : body
  const lines = [
    `${title}.`,
    '',
    ...(details ? [listed, ''] : []),
    `Open Brieflotse: ${publicUrl}${path}`,
    '',
    'You get this mail because you switched on reminders by mail in Brieflotse.',
    `To stop them: ${stopUrl}`,
  ]
  return { subject: title, text: lines.join('\n') }
}

/** Asks whose address it is. */
export function askingMail(confirmUrl: string): { subject: string; text: string } {
  return {
    subject: 'Confirm reminders by mail',
    text: [
      'Somebody switched on reminders by mail in Brieflotse and gave this address.',
      '',
      `If it was you, confirm it here: ${confirmUrl}`,
      '',
      'If it was not you, do nothing. You will get no more mails.',
    ].join('\n'),
  }
}
