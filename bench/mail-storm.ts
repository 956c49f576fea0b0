// Sends mails from many addresses at once, a third of them hostile. Checks that all good ones arrive once, memory stays flat and
// the web stays responsive. Run: `npx tsx bench/mail-storm.ts [mails] [--kill]`. With `--kill` the server is killed in the middle
// and restarted.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { attached, plain, testMail } from '../api/test/test-mails.ts'
import { pdf, registration } from '../api/test/client.ts'
import { hostile, type Aim } from '../api/test/hostile-mails.ts'
import { sendMail } from '../api/test/mail-server.ts'
import type { Inbox } from '../packages/contract/src/index.ts'

const count = Number(process.argv[2] ?? 500)
const kills = process.argv.includes('--kill')
const entry = fileURLToPath(new URL('../api/test/mortal-server.ts', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'brieflotse-storm-'))
const people = 8
const limitMs = 400_000
const sender = 'post@stadtwerke.example'

type Server = { child: ChildProcess; port: number; mailPort: number }
async function start(port = 0, mailPort = 0): Promise<Server> {
  const child = fork(entry, [], {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      PORT: String(port),
      BRIEFLOTSE_DATA_DIR: folder,
      BRIEFLOTSE_LOG_LEVEL: 'error',
      BRIEFLOTSE_MAIL_HOST: 'in.example.org',
      BRIEFLOTSE_MAIL_LISTEN: '127.0.0.1',
      BRIEFLOTSE_MAIL_PORT: String(mailPort),
      BRIEFLOTSE_MAIL_MAX_MB: '1',
    },
  })
  for (;;) {
    const [message] = (await once(child, 'message')) as [Server & { what: string }]
    if (message.what === 'listening')
      return { child, port: message.port, mailPort: message.mailPort }
  }
}

let server = await start()
const web = (path: string) => `http://127.0.0.1:${server.port}${path}`
/** In megabytes; none while the server is restarting. */
const rss = () => {
  try {
    const status = readFileSync(`/proc/${server.child.pid}/status`, 'utf8')
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

type Person = { cookie: string; address: string }
async function join_(n: number): Promise<Person> {
  const answer = await fetch(web('/api/register'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(registration(`person${n}`)),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const info = await fetch(web('/api/email-forwarding-info'), { headers: { cookie } })
  return { cookie, address: ((await info.json()) as { address: string }).address }
}
const get = async <T>({ cookie }: Person, path: string) =>
  (await (await fetch(web(path), { headers: { cookie } })).json()) as T
const inboxOf = (person: Person) => get<Inbox>(person, '/api/inbox')
const lettersOf = async (person: Person) => (await get<unknown[]>(person, '/api/documents')).length
const post = (person: Person, path: string, body: object) =>
  fetch(web(path), {
    method: 'POST',
    headers: { cookie: person.cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const letter = (n: number | string, size = 30_000) =>
  testMail(`Rechnung ${n}`, [
    plain('Guten Tag, anbei die Rechnung.'),
    attached(`rechnung-${n}.pdf`, pdf(`letter ${n} ${'.'.repeat(size)}`), 'application/pdf'),
  ])
const place = (n: number) => `127.0.${1 + (n % 60)}.1`

/** Retries like a mail server if a mail is not accepted. */
async function insist(aim: Aim): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const answer = await sendMail({ ...aim, port: server.mailPort })
    if (answer.startsWith('250')) return tries
    if (/^5/.test(answer)) throw new Error(`A good mail was refused: ${answer}`)
    await wait(300 + Math.random() * 1_500)
  }
}

try {
  const all = await Promise.all(Array.from({ length: people }, (_, n) => join_(n)))
  for (const [n, person] of all.entries()) {
    const raw = letter(`of person ${n}`)
    await insist({ port: 0, to: person.address, from: sender, place: place(n), raw })
    let waiting: Inbox
    do {
      await wait(100)
      waiting = await inboxOf(person)
    } while (waiting.mails.length === 0)
    await post(person, `/api/inbox/${waiting.mails[0]!.id}/decision`, { decision: 'always' })
  }
  await wait(3_000)
  const quiet: number[] = []
  for (let n = 0; n < 60; n += 1) {
    const started = performance.now()
    await get<unknown>(all[0]!, '/api/documents')
    quiet.push(performance.now() - started)
    await wait(50)
  }

  const before = rss()
  let peak = before
  const memory = setInterval(() => (peak = Math.max(peak, rss())), 100)
  const times: number[] = []
  const over = new AbortController()
  const asking = (async () => {
    while (!over.signal.aborted) {
      const began = performance.now()
      const answer = await get<unknown>(all[0]!, '/api/documents').catch(() => null)
      // Requests during a restart do not count.
      if (answer !== null) times.push(performance.now() - began)
      await wait(50)
    }
  })()

  const began = performance.now()
  const tries: number[] = []
  const attacks = Object.entries(hostile)
  let good = 0
  const mails = Array.from({ length: count }, async (_, n) => {
    const person = all[n % people]!
    const aim: Aim = {
      port: server.mailPort,
      to: person.address,
      // Like mailing lists: each mail has its own bounce address.
      from: `bounce-${n}@stadtwerke.example`,
      place: place(n),
      raw: letter(n),
    }
    if (n % 3 !== 0) {
      good += 1
      tries.push(await insist(aim))
    } else {
      const [, attack] = attacks[(n / 3) % attacks.length]!
      const there = { ...aim, port: server.mailPort, place: `127.1.${n % 250}.1` }
      await Promise.race([attack(there).catch(() => {}), wait(60_000)])
    }
  })
  if (kills) {
    while (tries.length < good / 2) await wait(20)
    server.child.kill('SIGKILL')
    await once(server.child, 'exit')
    console.log(`killed when ${tries.length} of ${good} good mails were answered with 250`)
    server = await start(server.port, server.mailPort)
  }
  await Promise.all(mails)
  const taken = performance.now() - began
  const expected = good + people
  let letters = 0
  let inWork = 1
  while (inWork > 0) {
    await wait(500)
    if (performance.now() - began > limitMs) throw new Error(`Still ${inWork} mails in work`)
    inWork = (await Promise.all(all.map(inboxOf))).reduce((sum, one) => sum + one.inWork, 0)
  }
  letters = (await Promise.all(all.map(lettersOf))).reduce((sum, one) => sum + one, 0)
  const done = performance.now() - began
  over.abort()
  await asking
  clearInterval(memory)
  const held = (await Promise.all(all.map(inboxOf))).flatMap(({ mails: some }) => some)
  const at = (part: number, of = times) =>
    Math.round(of.toSorted((a, b) => a - b)[Math.floor(of.length * part)] ?? 0)
  console.log(`${count} mails, ${good} good, ${count - good} hostile, from more than 60 places`)
  console.log(
    `all answered after ${(taken / 1000).toFixed(1)} s (${Math.max(...tries)} tries at most), all letters made after ${(done / 1000).toFixed(1)} s`,
  )
  console.log(`letters: ${letters} of ${expected}; mails that wait for a yes: ${held.length}`)
  console.log(
    `memory: ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most, ${rss().toFixed(0)} MB after`,
  )
  console.log(
    `web API meanwhile: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms, ${times.length} calls`,
  )
  console.log(`web API before: p50 ${at(0.5, quiet)} ms, p95 ${at(0.95, quiet)} ms`)
  if (letters !== expected) process.exitCode = 1
} finally {
  const gone = once(server.child, 'exit')
  server.child.kill('SIGKILL')
  await gone
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
