import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { sha256 } from '../../api/src/system/sha256.ts'
import { demoLetters } from '../../demo/letters.ts'
import { pageOf } from '../../demo/page.ts'
import { dayInGermany } from '../../packages/rules/src/index.ts'
import { pngOf } from './hostile-pictures.ts'
import type { Answer } from './report.ts'
import { hookKey, type Target } from './target.ts'

export type Sent = {
  method?: string
  json?: unknown
  body?: RequestInit['body']
  type?: string
  headers?: Record<string, string>
}
export type Person = Awaited<ReturnType<typeof comeIn>>

/** This mark is in every text of the victim. No response to anybody else may contain it. */
export const mark = 'Kanarienvogel'
/** A response that takes longer counts as missing. */
const patienceMs = 60_000
const password = 'a long password'
let people = 0

/** A new IP address that nobody else uses. */
export const newPlace = (): string => {
  people += 1
  return `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`
}

/** Sends a request and reads the whole response; status 0 if there is none. */
export async function send(target: Target, path: string, sent: Sent): Promise<Answer> {
  const answer = await sendOnce(target, path, sent)
  // A reused connection that the server has just closed, because it rejected the previous request before its body was complete.
  const isStale = answer.status === 0 && /EPIPE|ECONNRESET|other side closed/.test(answer.text)
  return isStale ? sendOnce(target, path, sent) : answer
}

async function sendOnce(
  { address }: Target,
  path: string,
  { method = 'POST', json, body, type, headers = {} }: Sent,
): Promise<Answer> {
  const said = json === undefined ? body : JSON.stringify(json)
  const kind = json === undefined ? type : 'application/json'
  try {
    const answer = await fetch(address + path, {
      method,
      headers: { ...(kind && { 'content-type': kind }), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...(said !== undefined && said !== null && { body: said }),
    })
    const kindOfAnswer = answer.headers.get('content-type') ?? ''
    // An event stream never ends, so it is cancelled.
    const isStream = kindOfAnswer.startsWith('text/event-stream')
    if (isStream) await answer.body?.cancel()
    return {
      status: answer.status,
      type: kindOfAnswer,
      text: isStream ? '' : Buffer.from(await answer.arrayBuffer()).toString('latin1'),
      id: answer.headers.get('x-request-id'),
    }
  } catch (error) {
    const { message, cause } = error as Error & { cause?: Error }
    return { status: 0, type: '', text: `no answer: ${message} ${cause?.message ?? ''}`, id: null }
  }
}

/** Registers a new user. */
export async function comeIn(target: Target, name = `fremd${randomBytes(4).toString('hex')}`) {
  const place = newPlace()
  const answer = await fetch(`${target.address}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': place },
    body: JSON.stringify({ username: name, password, email: `${name}@example.org` }),
  })
  if (!answer.ok) throw new Error(`register: ${await answer.text()}`)
  const cookie = answer.headers.getSetCookie().map((set) => set.split(';')[0])
  const { id } = (await answer.json()) as { id: number }
  const own = { cookie: cookie.join('; '), 'x-forwarded-for': place }
  const sendOwn = (path: string, sent: Sent = {}) =>
    send(target, path, { ...sent, headers: { ...own, ...sent.headers } })
  return {
    id,
    name,
    headers: own,
    send: sendOwn,
    /** Sends a request that must succeed. */
    async must<T = unknown>(path: string, sent: Sent = {}): Promise<T> {
      const { status, text } = await sendOwn(path, sent)
      if (status < 200 || status > 299) throw new Error(`${path}: ${status} ${text}`)
      return (text === '' ? null : JSON.parse(Buffer.from(text, 'latin1').toString())) as T
    },
  }
}

/** Polls until the condition is true. */
export async function until<T>(look: () => Promise<T>, isSo: (found: T) => boolean): Promise<T> {
  const end = performance.now() + 4 * patienceMs
  for (;;) {
    const found = await look()
    if (isSo(found)) return found
    if (performance.now() > end)
      throw new Error(`it does not come to an end: ${JSON.stringify(found).slice(0, 500)}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

type Row = { id: number; status: string }

/** All letters of a person, once none is being read. */
export const allRead = (who: Person): Promise<Row[]> =>
  until(
    () => who.must<Row[]>('/api/documents', { method: 'GET' }),
    (rows) => rows.every(({ status }) => status !== 'pending' && status !== 'processing'),
  )

/** A one-page letter with unique content. */
export function pdfOf(words: string): Uint8Array<ArrayBuffer> {
  const [letter] = demoLetters(dayInGermany(new Date()))
  return new Uint8Array(pageOf({ ...letter!, facts: [...letter!.facts, `Zeichen: ${words}`] }))
}

export function formOf(file: Blob, name: string): FormData {
  const form = new FormData()
  form.append('file', file, name)
  return form
}

/** Delivers a mail to a forwarding address like a provider with the key. */
export async function mailTo(target: Target, to: string, subject: string): Promise<Answer> {
  const raw = `From: Amt <amt@behoerde.example>\r\nTo: <${to}>\r\nSubject: ${subject}\r\n\r\nGuten Tag, ${subject}\r\n`
  const stamp = String(Math.floor(Date.now() / 1000))
  const sender = 'amt@behoerde.example'
  const signed = `${stamp}\n${to}\n${sender}\n${sha256(raw)}\n`
  return send(target, '/api/webhooks/raw-mail', {
    body: raw,
    type: 'message/rfc822',
    headers: {
      'x-forwarded-for': newPlace(),
      'x-brieflotse-timestamp': stamp,
      'x-brieflotse-recipient': to,
      'x-brieflotse-sender': sender,
      'x-brieflotse-signature': createHmac('sha256', hookKey).update(signed).digest('hex'),
    },
  })
}

/** Gives a person one of everything that an account can contain, with the mark in every text. */
export async function furnish(target: Target, who: Person, credits: () => void, letters = 2) {
  const put = { method: 'PUT' }
  const names = { firstName: mark, lastName: mark, address: `${mark}weg 3`, city: mark }
  await who.must('/api/user', { method: 'PATCH', json: { ...names, postalCode: '44135' } })
  const picture = new Uint8Array(pngOf(300, 100, (x, y) => (Math.abs(x / 3 - y) < 4 ? 0 : 255)))
  await who.must('/api/user/signature', { ...put, body: picture, type: 'application/octet-stream' })
  for (const letter of demoLetters(dayInGermany(new Date())).slice(0, letters)) {
    const pdf = pageOf({ ...letter, facts: [...letter.facts, `Zeichen: ${mark}-${who.name}`] })
    const body = formOf(new Blob([new Uint8Array(pdf)]), `${mark}.pdf`)
    await who.must('/api/documents', { body })
  }
  const [{ id }] = (await allRead(who)) as [Row]
  const changes = [{ field: 'title', from: null, to: mark }]
  await who.must(`/api/documents/${id}`, { method: 'PATCH', json: { changes } })
  const answer = await who.must<{ id: number }>('/api/response-letters', {
    json: {
      title: mark,
      documentId: id,
      responseType: 'objection',
      content: `Guten Tag,\n\nhiermit widerspreche ich. ${mark}\n\nMit freundlichen Grüßen`,
    },
  })
  credits()
  await who.must('/api/physical-mail', {
    json: {
      responseLetterID: answer.id,
      deliveryOption: 'standard',
      printOptions: { blackAndWhite: true, doubleSided: true },
    },
  })
  await who.must('/api/payments/credits', { json: { credits: 2, method: 'online' } })
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) }
  const endpoint = `https://push.example.org/${who.name}`
  await who.must('/api/notices/devices', { ...put, json: { endpoint, keys, label: mark } })
  await who.must('/api/notices/feed')
  await who.must('/api/transfers/out')
  const piece = new Uint8Array(300_000).fill(who.id)
  await who.must(`/api/uploads/${sha256(randomUUID())}?offset=0&size=600000`, {
    ...put,
    body: piece,
    type: 'application/octet-stream',
  })
  type Info = { address: string }
  const { address } = await who.must<Info>('/api/email-forwarding-info', { method: 'GET' })
  const { status } = await mailTo(target, address, mark)
  if (status !== 200) throw new Error(`raw-mail: ${status}`)
  type Inbox = { held: unknown[] }
  await until(
    () => who.must<Inbox>('/api/inbox', { method: 'GET' }),
    (inbox) => JSON.stringify(inbox).includes(mark),
  )
  await until(
    () => who.must<{ out: { state: string } | null }>('/api/transfers', { method: 'GET' }),
    ({ out }) => out?.state === 'ready',
  )
}
