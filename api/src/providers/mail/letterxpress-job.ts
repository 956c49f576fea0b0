import { asSaid } from '@brieflotse/contract'
import { weekdayOf, holidayOn } from '@brieflotse/rules'
import { DateTime } from 'luxon'
import * as v from 'valibot'
import type { Posting } from './mail.ts'

const text = v.optional(v.nullable(v.string()))
const amount = v.optional(
  v.nullable(v.pipe(v.union([v.number(), v.string()]), v.transform(Number))),
)

const Item = v.object({
  address: text,
  amount,
  vat: amount,
  status: text,
  tracking_code: text,
  tracking_status: text,
})

/** A print job, parsed leniently: missing fields are unknown. */
export const Job = v.object({
  id: v.pipe(v.union([v.number(), v.string()]), v.transform(String)),
  status: v.string(),
  notice: text,
  created_at: text,
  items: v.optional(v.nullable(v.array(Item))),
})
export type Job = v.InferOutput<typeof Job>

const zone = 'Europe/Berlin'

/** Times are German time without a zone. */
export function berlinTime(words: string | null | undefined): DateTime | null {
  const moment = words ? DateTime.fromSQL(words, { zone }) : null
  return moment?.isValid ? moment : null
}

const iso = (moment: DateTime) => moment.toUTC().toISO() as string

/**
 * The time until which a job can be deleted: 15 minutes, but not after 16:00 on a working day, when the letters of the day are
 * printed. The holidays are those of Lower Saxony. Source: LXP API documentation 3.0.
 */
export function letterxpressStopEnd(created: DateTime): DateTime {
  const quarter = created.plus({ minutes: 15 })
  const day = created.toFormat('yyyy-MM-dd')
  const isWorkingDay = weekdayOf(day) <= 5 && holidayOn(day, ['NI'])?.sure !== true
  const deadline = created.startOf('day').set({ hour: 16 })
  return isWorkingDay && created < deadline && quarter > deadline ? deadline : quarter
}

/** Converts a LetterXpress job to the common form. */
export function letterxpressPosting(job: Job, now: number): Posting {
  const [item] = job.items ?? []
  const created = berlinTime(job.created_at)
  const end = created && letterxpressStopEnd(created)
  const tracked = trackedAs(item?.tracking_status)
  const state = stateOf(job, tracked?.state)
  return {
    providerId: job.id,
    state,
    at:
      state === 'waiting' ? created && iso(created) : state === tracked?.state ? tracked.at : null,
    cancelUntil: state === 'waiting' && end && end.toMillis() > now ? iso(end) : null,
    addressSeen: linesOf(item?.address),
    carrierCode: item?.tracking_code?.replace(/\s/g, '') || null,
    price: priceOf(job),
    reason: item?.tracking_status ? asSaid(item.tracking_status) : null,
  }
}

function stateOf(job: Job, tracked: 'delivered' | 'returned' | undefined): Posting['state'] {
  if (job.status === 'canceled') return 'canceled'
  if (tracked) return tracked
  // `queue`, `hold` and `draft` mean waiting. A job with several items is sent when the last item is.
  return job.status === 'done' || job.items?.some(({ status }) => status === 'sent')
    ? 'posted'
    : 'waiting'
}

/** Parses the carrier's sentence, such as "Zugestellt: 12.11.2026 10:15". Only clear statements count. */
export function trackedAs(
  words: string | null | undefined,
): { state: 'delivered' | 'returned'; at: string | null } | null {
  if (!words || /\bnicht\b|\bwird\b|\bwerden\b/i.test(words)) return null
  if (/rücksend|zurückges|an den absender|retour/i.test(words)) {
    return { state: 'returned', at: dayIn(words) }
  }
  const isDelivered = /^\W*zugestellt\b|\bwurde\b.*\b(zugestellt|ausgeliefert)\b/i.test(words)
  return isDelivered ? { state: 'delivered', at: dayIn(words) } : null
}

function dayIn(words: string): string | null {
  const found = /(\d{1,2})\.(\d{1,2})\.(\d{4})(?:\D{1,8}(\d{1,2}):(\d{2}))?/.exec(words)
  if (!found) return null
  const [day, month, year, hour = 12, minute = 0] = found
    .slice(1)
    .map((part) => part && Number(part))
  const moment = DateTime.fromObject(
    {
      day: day as number,
      month: month as number,
      year: year as number,
      hour: hour as number,
      minute: minute as number,
    },
    { zone },
  )
  return moment.isValid ? iso(moment) : null
}

/** Splits the address, which comes on one or several lines. */
function linesOf(address: string | null | undefined): string[] | null {
  const lines = address
    ?.split(/[\r\n,;|]+/)
    .map((line) => line.trim())
    .filter(Boolean)
  return lines?.length ? lines : null
}

/** `amount` is net; `vat` is its tax. */
function priceOf({ items }: Job): number | null {
  if (!items?.length || items.some(({ amount: net }) => typeof net !== 'number')) return null
  const euros = items.reduce((sum, item) => sum + (item.amount ?? 0) + (item.vat ?? 0), 0)
  return Math.round(euros * 100)
}
