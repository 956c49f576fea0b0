import { AppError } from '@brieflotse/contract'
import * as v from 'valibot'
import type { LetterXpressCall } from './letterxpress-calls.ts'
import { berlinTime, Job } from './letterxpress-job.ts'

const Page = v.object({
  printjobs: v.array(Job),
  pagination: v.optional(
    v.nullable(v.object({ total: v.number(), current_page: v.number(), last_page: v.number() })),
  ),
})
type Listing = { jobs: Job[]; total: number; last: number }

/** A job moves through these lists from first to last, so searching them in this order cannot miss it. */
const filters = ['draft', 'hold', 'queue', 'done', 'canceled'] as const
/** Older jobs are not searched: an order with a lost response is looked up within minutes, and within days at most. */
const lookBackDays = 30

/** Finds the job whose notice is our reference. The API has no search, so all lists are read page by page. */
export async function findJob(
  ask: LetterXpressCall,
  reference: string,
  signal: AbortSignal,
  now: number,
): Promise<Job | null> {
  let stopped: Job | null = null
  for (const filter of filters) {
    const found = (await readList(ask, filter, reference, signal, now)) ?? null
    if (found && filter !== 'canceled') return found
    stopped = found ?? stopped
  }
  return stopped
}

async function readList(
  ask: LetterXpressCall,
  filter: string,
  reference: string,
  signal: AbortSignal,
  now: number,
): Promise<Job | undefined> {
  const read = (page: number) => readPage(ask, filter, page, signal)
  const hasEnded = filter === 'done' || filter === 'canceled'
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const first = await read(1)
    const isOldestFirst = timeOf(first.jobs[0]) < timeOf(first.jobs.at(-1))
    let isWhole = true
    for (let n = 1; n <= first.last; n += 1) {
      const page = isOldestFirst ? first.last + 1 - n : n
      const { jobs, total } = page === 1 ? first : await read(page)
      const found = jobs.find(({ notice }) => notice === reference)
      if (found) return found
      isWhole &&= total === first.total
      if (hasEnded && jobs.length > 0 && jobs.every((job) => isLongAgo(job, now))) break
    }
    // If the list's length changed meanwhile, a job may have moved to a page that was already read.
    if (isWhole) return undefined
  }
  throw new AppError('busy', undefined, { cause: `the list ${filter} does not hold still` })
}

async function readPage(
  ask: LetterXpressCall,
  filter: string,
  page: number,
  signal: AbortSignal,
): Promise<Listing> {
  const asked = ask('GET', `/printjobs?filter=${filter}&page=${page}`, signal)
  const parsed = v.safeParse(Page, await asked.catch(emptyIfNone))
  // An unknown response must not count as an empty list, because the letter would then be sent again.
  if (!parsed.success) throw new AppError('provider-down', undefined, { cause: 'unknown list' })
  const { printjobs: jobs, pagination } = parsed.output
  if (jobs.length === 0 && !pagination) return { jobs, total: 0, last: 1 }
  if (!pagination) throw new AppError('provider-down', undefined, { cause: 'no end of list' })
  return { jobs, total: pagination.total, last: pagination.last_page }
}

/** Earlier API versions return 404 "Keine Daten gefunden" for an empty list. */
function emptyIfNone(error: unknown): object {
  const words = error instanceof AppError && JSON.stringify(error.cause)
  if (words && /"status":404\b.*keine daten/i.test(words)) return { printjobs: [] }
  throw error
}

const timeOf = (job: Job | undefined) => berlinTime(job?.created_at)?.toMillis() ?? 0
const isLongAgo = (job: Job, now: number) =>
  timeOf(job) > 0 && timeOf(job) < now - lookBackDays * 86_400_000
