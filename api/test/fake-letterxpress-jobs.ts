import { DateTime } from 'luxon'
import { itemNumber } from './fake-post.ts'

export type LxJob = {
  id: number
  mode: 'test' | 'live'
  notice: string
  specification: { color: string; mode: string; shipping: string }
  registered: string | undefined
  address: string[]
  pages: number
  createdAt: number
  deletedAt: number | null
}

const hour = 3_600_000
export const berlin = (ms: number) => DateTime.fromMillis(ms, { zone: 'Europe/Berlin' })
const written = (ms: number) => berlin(ms).toFormat('yyyy-MM-dd HH:mm:ss')

/** A job can be cancelled for a quarter of an hour, but only until 16:00 from Monday to Friday. */
export function lockedAt({ createdAt }: LxJob): number {
  const made = berlin(createdAt)
  const cut = made.startOf('day').set({ hour: 16 }).toMillis()
  const quarter = createdAt + hour / 4
  return made.weekday <= 5 && createdAt < cut && quarter > cut ? cut : quarter
}

/** The job is posted two hours after that time; a registered letter arrives the next day. */
export const sentAt = (job: LxJob): number => lockedAt(job) + 2 * hour
const arrivedAt = (job: LxJob): number => sentAt(job) + 22 * hour

export const isSent = (job: LxJob, now: number): boolean =>
  job.mode === 'live' && job.deletedAt === null && now >= sentAt(job)

export function statusOf(job: LxJob, now: number): 'queue' | 'done' | 'canceled' | 'draft' {
  if (job.deletedAt !== null) return 'canceled'
  if (job.mode === 'test') return 'draft'
  return isSent(job, now) ? 'done' : 'queue'
}

/** In euros without VAT. */
export const netPrice = (pages: number, color: unknown, registered: unknown): number =>
  0.75 +
  (pages - 1) * 0.08 +
  (color === '4' ? 0.1 * pages : 0) +
  (registered === 'r1' ? 3.5 : registered ? 3.2 : 0)

/** A job as the API returns it: times are German time without a zone. */
export function shownJob(job: LxJob, now: number): object {
  const isTracked = job.registered !== undefined && isSent(job, now)
  const arrived = arrivedAt(job)
  const net = netPrice(job.pages, job.specification.color, job.registered)
  return {
    id: job.id,
    ...job.specification,
    c4: 0,
    bank_form: 0,
    registered: job.registered ?? null,
    notice: job.notice,
    status: statusOf(job, now),
    filename_original: `${job.notice}.pdf`,
    created_at: written(job.createdAt),
    updated_at: written(now),
    items: [
      {
        address: job.address.join(', '),
        pages: job.pages,
        amount: Number(net.toFixed(2)),
        vat: Number((net * 0.19).toFixed(2)),
        status: isSent(job, now) ? 'sent' : 'queue',
        ...(isTracked && {
          tracking_code: itemNumber(job.id),
          tracking_status:
            now >= arrived
              ? `Zugestellt: ${berlin(arrived).toFormat('dd.MM.yyyy HH:mm')}`
              : 'Die Sendung wird voraussichtlich am nächsten Werktag zugestellt.',
        }),
      },
    ],
  }
}
