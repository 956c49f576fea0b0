import type { PlainDate } from '@brieflotse/rules'
import type { FollowedDay } from '../reminders/store.ts'
import type { Wording } from '../text/in-language.ts'

/** Text of a letter on one line: it must not look like several lines or change the direction of the text after it. */
export const singleLine = (text: string) =>
  text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim()

/** Lines with what is known about a deadline besides its name. */
export function aboutDay(day: FollowedDay, { about, amount, foreign }: Wording): string[] {
  const lines: [string, string | null][] = [
    [about.time, day.time],
    [about.amount, day.amount && amount(day.amount)],
    [about.from, day.sender],
    [about.letter, day.title],
    [about.law, day.law],
  ]
  return lines.flatMap(([label, value]) =>
    value ? [`${label}: ${foreign(singleLine(value))}`] : [],
  )
}

type Said = { title: string; body: string; path: string }

const most = 5

/**
 * The text of a notification. Without `details` it does not reveal the letter's sender or subject to somebody who sees the screen,
 * only that there is a deadline and when.
 */
export function noticeText(
  days: FollowedDay[],
  today: PlainDate,
  details: boolean,
  words: Wording,
): Said {
  const { notice, deadlines } = words
  const [first] = days
  if (!first) return { title: 'Brieflotse', body: notice.nothing, path: '/' }
  const when = words.when(first.dueOn, today)
  if (days.length > 1) {
    const title = notice.several({ count: days.length, when })
    const lines = days.slice(0, most).map((day) => line(day, today, words))
    if (days.length > most) lines.push(notice.more({ count: days.length - most }))
    return { title, body: details ? lines.join('\n') : notice.seeAll, path: '/due' }
  }
  const path = `/documents/${first.documentId}`
  if (!details) return { title: notice.one({ when }), body: notice.seeOne, path }
  const amount = first.amount && words.amount(first.amount)
  const day = [words.longDay(first.dueOn), first.time, amount].filter(Boolean).join(', ')
  const body = `${words.foreign(clip(singleLine(first.title)))}\n${clip(singleLine(day))}`
  return { title: notice.due({ what: deadlines[first.what], when }), body, path }
}

function line(day: FollowedDay, today: PlainDate, words: Wording): string {
  const due = words.notice.due({
    what: words.deadlines[day.what],
    when: words.when(day.dueOn, today),
  })
  const left = longest - Array.from(words.notice.line({ due, title: words.foreign('') })).length
  return words.notice.line({ due, title: words.foreign(clip(singleLine(day.title), left)) })
}

/** The most characters of a line, so that it fits into a push message in any script. */
const longest = 150

const clip = (text: string, length = longest) => {
  const characters = Array.from(text)
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}

export type MailOptions = { details: boolean; publicUrl: string; stopUrl: string }

/** The same as a mail. `stopUrl` unsubscribes from these mails. */
export function noticeMail(
  days: FollowedDay[],
  today: PlainDate,
  { details, publicUrl, stopUrl }: MailOptions,
  words: Wording,
): { subject: string; text: string } {
  const { title, body, path } = noticeText(days, today, details, words)
  const listed =
    days.length > 1 ? days.map((day) => `- ${line(day, today, words)}`).join('\n') : body
  const lines = [
    `${title}.`,
    '',
    ...(details ? [listed, ''] : []),
    words.mail.open({ url: publicUrl + path }),
    '',
    words.mail.why,
    words.mail.stop({ url: stopUrl }),
  ]
  return { subject: title, text: lines.join('\n') }
}

/** A mail that asks to confirm the address. */
export function askingMail(
  confirmUrl: string,
  { mail: { ask } }: Wording,
): { subject: string; text: string } {
  const text = [ask.who, '', ask.confirm({ url: confirmUrl }), '', ask.otherwise].join('\n')
  return { subject: ask.subject, text }
}
