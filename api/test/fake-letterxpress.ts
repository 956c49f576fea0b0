import { createHash } from 'node:crypto'
import { openFakeHttp, type Answered, type Asked } from './fake-http.ts'
import {
  isSent,
  lockedAt,
  netPrice,
  shownJob,
  statusOf,
  type LxJob,
} from './fake-letterxpress-jobs.ts'
import { addressIn, fakeClock, type FakePost, type FakePostOptions } from './fake-post.ts'

export type FakeLetterXpress = FakePost & {
  user: string
  key: string
  /** All jobs that were ever accepted. */
  jobs: LxJob[]
}

type Sent = {
  auth?: { username?: string; apikey?: string; mode?: string }
  letter?: Record<string, any> // oxlint-disable-line typescript/no-explicit-any
}

/**
 * A stateful fake of LetterXpress v3, limited to what this project uses and as strict as the real one: credentials in every body,
 * one exact content type, the MD5 of the base64 text, 50 MB. It accepts any address and accepts the same letter again.
 */
export async function openFakeLetterXpress(
  options: FakePostOptions & { perMinute?: number; perPage?: number; oldestFirst?: boolean } = {},
): Promise<FakeLetterXpress> {
  const { addressOf = addressIn, perMinute = Infinity, perPage = 15 } = options
  const user = `user-${random()}`
  const key = `apikey-${random()}`
  const clock = fakeClock(options.start)
  const jobs: LxJob[] = []
  const asks: number[] = []
  let misread: string[] | undefined
  let refused: string | undefined

  function answer(asked: Asked): Answered {
    if (asked.headers['content-type'] !== 'application/json') return no(400, 'Bad Request')
    if (asked.bytes.length > 50_000_000) return no(413, 'Payload Too Large')
    const now = clock.now()
    while (asks[0] !== undefined && asks[0] <= now - 60_000) asks.shift()
    if (asks.length >= perMinute) {
      const seconds = Math.ceil(((asks[0] ?? now) + 60_000 - now) / 1000)
      return { ...no(429, 'Too Many Attempts.'), headers: { 'retry-after': String(seconds) } }
    }
    asks.push(now)
    const sent = bodyOf(asked)
    const { username, apikey, mode } = sent?.auth ?? {}
    const isKnown = username === user && apikey === key && (mode === 'test' || mode === 'live')
    if (!sent || !isKnown) return no(401, 'Unauthorized.')
    const path = asked.path.replace(/^\/v3/, '')
    if (path === '/price' && asked.method === 'GET') return price(sent)
    if (path === '/printjobs' && asked.method === 'GET') return list(asked, mode)
    if (path === '/printjobs' && asked.method === 'POST') return take(sent, mode)
    const job = jobs.find(({ id }) => path === `/printjobs/${id}`)
    if (!job || job.mode !== mode || isForgotten(job)) return no(404, 'Not Found')
    if (asked.method === 'GET') return yes(shownJob(job, now))
    if (asked.method !== 'DELETE') return no(405, 'Method Not Allowed')
    if (job.deletedAt !== null) return no(400, 'Print job is canceled already')
    if (job.mode === 'live' && now >= lockedAt(job)) return no(400, 'Print job can not be deleted')
    job.deletedAt = now
    return { status: 200, body: '{"status":200,"message":"Print job deleted successfully"}' }
  }

  const isForgotten = (job: LxJob) =>
    job.mode === 'test' && clock.now() > job.createdAt + 7 * 86_400_000

  function take({ letter = {} }: Sent, mode: 'test' | 'live'): Answered {
    const {
      base64_file: file,
      base64_file_checksum: sum,
      specification: spec,
      notice,
      registered,
    } = letter
    const isRight =
      typeof file === 'string' &&
      createHash('md5').update(file).digest('hex') === sum &&
      isSpecification(spec) &&
      [undefined, 'r1', 'r2'].includes(registered) &&
      !(registered && spec.shipping === 'international') &&
      String(notice ?? '').length <= 255
    if (!isRight) return no(400, 'The given data was invalid.')
    const pdf = Buffer.from(file, 'base64')
    if (!pdf.subarray(0, 5).equals(Buffer.from('%PDF-'))) return no(400, 'No PDF')
    if (refused !== undefined) {
      const reason = refused
      refused = undefined
      return no(422, reason)
    }
    const job: LxJob = {
      id: 6_035_143 + jobs.length,
      mode,
      notice: String(notice ?? ''),
      specification: spec,
      registered,
      address: misread ?? addressOf(String(notice ?? ''), pdf),
      pages: 2,
      createdAt: clock.now(),
      deletedAt: null,
    }
    misread = undefined
    jobs.push(job)
    return yes(shownJob(job, clock.now()))
  }

  function list(asked: Asked, mode: string | undefined): Answered {
    const filter = asked.query.get('filter')
    const page = Number(asked.query.get('page') ?? 1)
    const all = jobs.filter((job) => job.mode === mode && !isForgotten(job))
    const found = all.filter((job) => !filter || statusOf(job, clock.now()) === filter)
    if (!options.oldestFirst) found.reverse()
    const shown = found.slice((page - 1) * perPage, page * perPage)
    return yes({
      printjobs: shown.map((job) => shownJob(job, clock.now())),
      pagination: {
        total: found.length,
        count: shown.length,
        current_page: page,
        last_page: Math.max(Math.ceil(found.length / perPage), 1),
        per_page: perPage,
      },
    })
  }

  const http = await openFakeHttp(answer)
  return Object.assign(http, {
    url: `${http.url}/v3`,
    user,
    key,
    jobs,
    now: clock.now,
    pass: clock.pass,
    accepted: (reference: string) => jobs.filter(({ notice }) => notice === reference).length,
    posted: (reference: string) =>
      jobs.filter((job) => job.notice === reference && isSent(job, clock.now())).length,
    references: () => jobs.map(({ notice }) => notice),
    misread: (lines: string[]) => void (misread = lines),
    refuse: (reason: string) => void (refused = reason),
  })
}

function price({ letter = {} }: Sent): Answered {
  const { specification: spec, registered } = letter
  if (!isSpecification(spec) || spec.shipping === 'auto' || !(spec.pages > 0)) {
    return no(400, 'The given data was invalid.')
  }
  return yes({ price: Number(netPrice(spec.pages, spec.color, registered).toFixed(2)), letter })
}

// oxlint-disable-next-line typescript/no-explicit-any
const isSpecification = (spec: any): boolean =>
  ['1', '4'].includes(spec?.color) &&
  ['simplex', 'duplex'].includes(spec?.mode) &&
  ['national', 'international', 'auto'].includes(spec?.shipping)

function bodyOf(asked: Asked): Sent | undefined {
  try {
    return JSON.parse(asked.body) as Sent
  } catch {
    return undefined
  }
}

const random = () => Math.random().toString(36).slice(2).padEnd(11, '0')
const yes = (data: unknown): Answered => ({
  status: 200,
  body: JSON.stringify({ status: 200, message: 'OK', data }),
})
const no = (status: number, message: string): Answered => ({
  status,
  body: JSON.stringify(status === 401 ? { message } : { status, message }),
})
