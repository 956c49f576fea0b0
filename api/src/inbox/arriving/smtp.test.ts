import { createHash } from 'node:crypto'
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import tlsOptions from 'smtp-server/lib/tls-options.js'
import { createTransport } from 'nodemailer'
import { beforeEach, describe, expect, test } from 'vitest'
import { signUp, type Client } from '../../../test/client.ts'
import { addressOf, incoming, openLine, openMail, sendMail } from '../../../test/mail-server.ts'
import { testFolder, testServer, type TestServer } from '../../../test/test-server.ts'
import { plain, testMail } from '../../../test/test-mails.ts'
import type { GateLimits } from './gate.ts'
import type { Smtp } from './smtp.ts'

let server: TestServer
let client: Client
let to: string
const open: Smtp[] = []

beforeEach(async () => {
  server = await testServer({ incoming })
  client = await signUp(server)
  to = await addressOf(client)
  return async () => {
    for (const smtp of open.splice(0)) await smtp.close()
  }
})
async function listen(changed: Partial<GateLimits> = {}) {
  const smtp = await openMail(server, changed)
  open.push(smtp)
  return smtp.port
}

const mail = (text = 'Guten Tag', subject = 'Hallo') => testMail(subject, [plain(text)])
const rows = () => server.deps.db.read.selectFrom('arrived_mails').selectAll().execute()
const drafts = () => readdirSync(join(server.dataFolder, 'files', 'drafts'))
async function until(true_: () => boolean | Promise<boolean>) {
  while (!(await true_())) await wait(5)
}
async function greeted(port: number) {
  const line = await openLine(port)
  await line.say('EHLO mail.example.org')
  return line
}
const begun = async (port: number) => {
  const line = await greeted(port)
  await line.say('MAIL FROM:<a@example.org>')
  await line.say(`RCPT TO:<${to}>`)
  return line
}

test('a mail is kept byte for byte, whatever its bytes are, once it was answered with 250', async () => {
  const port = await listen()
  const raw = Buffer.concat([
    Buffer.from('From: Jörg <jörg@müller.example>\r\nSubject: Grüße\r\n\r\n', 'utf8'),
    Buffer.from('Stra\xdfe in Latin-1\r\n..zwei Punkte\r\n', 'latin1'),
  ])
  const sent = { from: 'jörg@müller.example', to, raw }
  expect(await sendMail({ port, ...sent })).toMatch(/^250/)
  const [row] = await rows()
  expect(row!.content_hash).toBe(createHash('sha256').update(raw).digest('hex'))
  expect(row).toMatchObject({ user_id: client.user.id, state: 'new', byte_size: raw.length })
  expect(await server.stored()).toEqual([row!.content_hash])
})

test('the same content again is answered with 250 and is one mail; for two users it is one each', async () => {
  const port = await listen()
  const raw = mail()
  for (const _ of [1, 2]) expect(await sendMail({ port, to, raw })).toMatch(/^250/)
  expect(await rows()).toHaveLength(1)
  const other = await addressOf(await signUp(server))
  expect(await sendMail({ port, to: [to, other], raw })).toMatch(/^250/)
  expect(await rows()).toHaveLength(2)
})

describe('size', () => {
  test('that is announced too large is refused with 552 before a byte is sent', async () => {
    const line = await greeted(await listen())
    expect(await line.say('MAIL FROM:<a@example.org> SIZE=999999999')).toMatch(/^552/)
    line.socket.destroy()
  })

  test('that was not announced is read to its end, kept nowhere and refused with 552', async () => {
    const line = await begun(await listen())
    await line.say('DATA')
    for (let n = 0; n < 5; n += 1) line.socket.write(`${'x'.repeat(76)}\r\n`.repeat(1000))
    expect(await line.say('.')).toMatch(/^552/)
    expect(await line.say('NOOP')).toMatch(/^250/)
    expect([await rows(), await server.stored(), drafts()]).toEqual([[], [], []])
    line.socket.destroy()
  })

  test('without an end is cut off', async () => {
    const line = await begun(await listen())
    await line.say('DATA')
    const more = (error?: Error | null) =>
      void (error || line.socket.write('x'.repeat(60_000), more))
    more()
    await line.ended()
    expect([await rows(), drafts()]).toEqual([[], []])
  })
})

describe('recipients', () => {
  test('that are not here are refused in the same words, whether or not there is such a user', async () => {
    const port = await listen()
    const token = /\.(\w+)@/.exec(to)![1]!
    const guesses = [
      to.replace(token, 'a'.repeat(12)),
      to.replace(/\d+/, '999'),
      `x@${incoming.host}`,
    ]
    const answers = new Set<string>()
    for (const guess of guesses) answers.add(await sendMail({ port, to: guess, raw: mail() }))
    expect([...answers]).toHaveLength(1)
    expect([...answers][0]).toMatch(/^550/)
  })

  test('elsewhere are refused: nothing is relayed', async () => {
    const answer = await sendMail({ port: await listen(), to: 'somebody@example.com', raw: mail() })
    expect(answer).toMatch(/^550 .*Relaying denied/)
  })

  test('are not guessed: the third wrong one ends the connection, and too many close the door', async () => {
    const port = await listen({ arrivingUnknownPerIp: { max: 4, timeWindow: 60_000 } })
    const line = await greeted(port)
    await line.say('MAIL FROM:<a@example.org>')
    const guess = () => line.say(`RCPT TO:<nobody@${incoming.host}>`)
    expect([await guess(), await guess(), await guess()].map((it) => it.slice(0, 3))).toEqual([
      '550',
      '550',
      '421',
    ])
    const nobody = { port, to: `x@${incoming.host}`, raw: mail() }
    expect(await sendMail(nobody)).toMatch(/^550/)
    expect(await sendMail(nobody)).toMatch(/^421/)
    // A mail to another user from the same provider is still accepted.
    expect(await sendMail({ port, to, raw: mail() })).toMatch(/^250/)
  })

  test('whose address was renewed are unknown by the old one', async () => {
    const port = await listen()
    await client.call('POST', '/api/email-forwarding-info/renew')
    expect(await addressOf(client)).not.toBe(to)
    expect(await sendMail({ port, to, raw: mail() })).toMatch(/^550/)
    expect(await sendMail({ port, to: await addressOf(client), raw: mail() })).toMatch(/^250/)
  })
})

describe('a connection', () => {
  test('that breaks in the middle of a mail leaves nothing', async () => {
    const line = await begun(await listen())
    await line.say('DATA')
    line.socket.write(mail().slice(0, 300))
    await until(() => drafts().length === 1)
    line.socket.destroy()
    await until(() => drafts().length === 0)
    expect([await rows(), await server.stored()]).toEqual([[], []])
  })

  test('in which nothing happens is ended, and so is a mail that drips', async () => {
    const idle = await openLine(await listen({ arrivingIdleMs: 50 }))
    expect(await idle.ended()).toMatch(/^421/m)
    const line = await begun(await listen({ arrivingDataMs: 100 }))
    await line.say('DATA')
    const drip = setInterval(() => line.socket.write('x\r\n'), 20)
    expect(await line.ended()).toMatch(/^421/m)
    clearInterval(drip)
    await until(() => drafts().length === 0)
    expect(await rows()).toEqual([])
  })

  test('is refused with 421 where too many from one place have named nobody here', async () => {
    const port = await listen({ arrivingConnectionsPerIp: 2 })
    const proven = [await begun(port), await begun(port), await begun(port)]
    const lines = [await greeted(port), await greeted(port)]
    expect(await sendMail({ port, to, raw: mail() })).toMatch(/421/)
    for (const { socket } of lines) socket.destroy()
    await until(async () => /^250/.test(await sendMail({ port, to, raw: mail() })))
    for (const { socket } of proven) socket.destroy()
  })

  test('knows no names, no passwords and no other commands', async () => {
    const line = await greeted(await listen())
    expect(await line.say('AUTH PLAIN AGEAYg==')).toMatch(/^50\d/)
    expect(await line.say('STARTTLS')).toMatch(/^50\d/)
    expect(await line.say('VRFY root')).toMatch(/^252/)
    line.socket.destroy()
  })
})

test.each([
  ['one recipient', { arrivingMailsPerUser: { max: 1, timeWindow: 60_000 } }, /^452/],
  ['a recipient who decides nothing', { arrivingHeldPerUser: 1 }, /^452/],
  ['everybody', { arrivingBacklog: 1 }, /^452/],
])('too much at once for %s is asked to come again later', async (_who, changed, refused) => {
  const port = await listen(changed)
  expect(await sendMail({ port, to, raw: mail('one') })).toMatch(/^250/)
  expect(await sendMail({ port, to, raw: mail('two') })).toMatch(refused)
  expect(await rows()).toHaveLength(1)
})

test.each([
  ['one sender', { arrivingMailsPerSender: { max: 2, timeWindow: 60_000 } }, /^452/],
  ['one place', { arrivingMailsPerIp: { max: 2, timeWindow: 60_000 } }, /^421/],
  [
    'one place that connects again and again',
    { arrivingConnectsPerIp: { max: 2, timeWindow: 60_000 } },
    /421/,
  ],
])(
  'mails to nobody are counted, not those to people who are here: %s',
  async (_what, changed, refused) => {
    const port = await listen(changed)
    const others = [await signUp(server), await signUp(server)]
    for (const each of [to, ...(await Promise.all(others.map(addressOf)))])
      expect(await sendMail({ port, to: each, raw: mail() })).toMatch(/^250/)
    const nobody = { port, to: `x@${incoming.host}`, raw: mail() }
    expect([await sendMail(nobody), await sendMail(nobody)]).toEqual([
      expect.stringMatching(/^550/),
      expect.stringMatching(/^550/),
    ])
    expect(await sendMail(nobody)).toMatch(refused)
  },
)

test('a port that cannot be had is said in words that help', async () => {
  const port = await listen()
  server.deps.incoming!.smtp!.port = port
  await expect(openMail(server)).rejects.toThrow(/another program has this port/)
  server.deps.incoming!.smtp!.port = 0
})

test('with a certificate mails come in encrypted', async () => {
  const folder = testFolder()
  const tls = { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') }
  const { cert, key } = tlsOptions() as { cert: string; key: string }
  writeFileSync(tls.cert, cert)
  writeFileSync(tls.key, key)
  const smtp = await openMail(server, {}, tls)
  open.push(smtp)
  const sender = createTransport({
    host: '127.0.0.1',
    port: smtp.port,
    requireTLS: true,
    tls: { rejectUnauthorized: false },
  })
  const { response } = await sender.sendMail({ envelope: { from: 'a@b.example', to }, raw: mail() })
  sender.close()
  expect(response).toMatch(/^250/)
})
