import { connect, type Socket } from 'node:net'
import { formOf, mailTo, newPlace, type Person, pdfOf } from './people.ts'
import { type Area, count, newArea } from './report.ts'
import { addressesOf, sizeQuery } from './strangers.ts'
import type { Described, Target } from './target.ts'

type Slow = { what: string; socket: Socket; ended: boolean; isShort: boolean }

const drip = 1_000
/** Longer than the server waits for anybody: Node checks `requestTimeout` every half minute. */
const patienceMs = 17 * 60_000

/** The start of a request that never ends. */
function headOf(
  { method, type }: Described,
  path: string,
  headers: Record<string, string>,
): string {
  const all = {
    host: '127.0.0.1',
    'content-type': type ?? 'application/json',
    'content-length': '200000',
    'x-brieflotse-timestamp': String(Math.floor(Date.now() / 1000)),
    'x-brieflotse-signature': 'x',
    ...headers,
  }
  const form = type === 'multipart/form-data'
  const lines = Object.entries(all).map(([name, value]) =>
    name === 'content-type' && form ? `${name}: ${value}; boundary=x` : `${name}: ${value}`,
  )
  const body = form
    ? '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'
    : '{"a":"'
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}

/**
 * Opens connections that send one byte per second: a request header, or a body to each route that accepts one, with two users and
 * without a session. They stay open until the server closes them.
 */
export async function beginSlowly(
  target: Target,
  { users, ids }: { users: Person[]; ids: string[] },
) {
  const all: Slow[] = []
  const begin = async (what: string, head: string, isShort: boolean) => {
    const socket = connect(target.port, '127.0.0.1')
    const slow: Slow = { what, socket, ended: false, isShort }
    all.push(slow)
    // The response is not needed, but must be read.
    socket.on('data', () => {}).on('error', () => {})
    socket.once('connect', () => socket.write(head))
    const timer = setInterval(() => socket.write('x'), drip)
    socket.once('close', () => {
      slow.ended = true
      clearInterval(timer)
    })
  }
  for (let n = 0; n < 20; n += 1)
    await begin(
      'the head of a request',
      `GET /api/user HTTP/1.1\r\nx-forwarded-for: ${newPlace()}\r\nx-a: `,
      false,
    )
  for (const route of target.routes.filter(({ method }) =>
    ['POST', 'PUT', 'PATCH'].includes(method),
  )) {
    const [address] = addressesOf(route, ids, 1)
    if (address === undefined) continue
    const path = address + sizeQuery(route, 200_000)
    const isShort = (route.type ?? 'application/json') === 'application/json'
    for (const headers of [...users.map((user) => user.headers), { 'x-forwarded-for': newPlace() }])
      await begin(`${route.method} ${path}`, headOf(route, path, headers), isShort)
  }
  return {
    count: all.length,
    /** Waits until the server has closed all connections, or only those that send JSON. Returns those that it keeps open. */
    async ended(onlyShort: boolean): Promise<string[]> {
      const asked = all.filter((one) => one.isShort || !onlyShort)
      const closed = asked
        .filter((one) => !one.ended)
        .map(({ socket }) => new Promise((resolve) => socket.once('close', resolve)))
      const late = new Promise((resolve) => setTimeout(resolve, patienceMs).unref())
      await Promise.race([Promise.all(closed), late])
      return asked.filter((one) => !one.ended).map(({ what }) => `${what} is never ended`)
    },
    end: () => all.forEach(({ socket }) => socket.destroy()),
  }
}

export type SlowPeople = Awaited<ReturnType<typeof beginSlowly>>

/** Checks that normal users can work meanwhile. */
export async function workBeside(target: Target, slow: SlowPeople, honest: Person): Promise<Area> {
  const area = newArea('slow senders')
  area.tries += slow.count
  const must = async (what: string, path: string, sent: Parameters<Person['send']>[1]) => {
    const answer = await honest.send(path, sent)
    if (!count(area, what, answer, target.logOf(answer.id)) || answer.status > 299)
      area.findings.push(
        `${what} while others are slow: ${answer.status} ${answer.text.slice(0, 100)}`,
      )
  }
  await must('looking', '/api/user', { method: 'GET' })
  await must('changing', '/api/user', { method: 'PATCH', json: { city: 'Kiel' } })
  await must('uploading', '/api/documents', { body: formOf(new Blob([pdfOf('neu')]), 'neu.pdf') })
  const form = new FormData()
  form.append(
    'emailContent',
    'From: Amt <amt@behoerde.example>\r\nSubject: Frist\r\n\r\nBitte antworten Sie bis zum 1.12.2027.',
  )
  form.append('source', 'email_share')
  await must('sharing a mail', '/api/process-shared-email', { body: form })
  const { address } = await honest.must<{ address: string }>('/api/email-forwarding-info', {
    method: 'GET',
  })
  // New connections are not dropped yet, so a provider may get `busy` and must retry.
  let mail = await mailTo(target, address, 'Neues')
  for (let tries = 1; mail.status === 503 && tries < 6; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 1_000))
    mail = await mailTo(target, address, 'Neues')
  }
  if (mail.status !== 200)
    area.findings.push(`a mail comes in while others are slow: ${mail.status} ${mail.text}`)
  return area
}
