import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { pdf, signUp, type Client } from '../../../test/client.ts'
import { fakeOcr } from '../../../test/fakes.ts'
import {
  addressOf,
  incoming,
  lookBy,
  inboxOf,
  openHere,
  openLine,
  openMail,
  sendMail,
} from '../../../test/mail-server.ts'
import { testServer, type TestServer } from '../../../test/test-server.ts'
import { handlersOf } from '../../start.ts'
import { attached, plain, testMail } from '../../../test/test-mails.ts'
import { decideSender } from './senders.ts'

let server: TestServer
let client: Client
let address: string
let records: Record<string, string[]>
let smtp: Awaited<ReturnType<typeof openMail>>

beforeEach(async () => {
  records = {}
  server = await testServer({
    ocr: fakeOcr(),
    incoming,
    lookAt: lookBy(records),
    arrivalReader: openHere,
  })
  client = await signUp(server)
  address = await addressOf(client)
  smtp = await openMail(server, {
    arrivingConnections: 60,
    arrivingConnectionsPerIp: 60,
    arrivingUnknownPerIp: { max: 60, timeWindow: 1000 },
  })
  server.startJobs()
  return () => smtp.close()
})

const letter = (content: string, subject = 'Ihre Rechnung') =>
  testMail(subject, [
    plain('Guten Tag, anbei die Rechnung.'),
    attached('rechnung.pdf', pdf(content), 'application/pdf'),
  ])
const documents = () => client.get<{ id: number }[]>('/api/documents')

/** The user's waiting mails, once no mail is being processed. */
async function quiet() {
  for (;;) {
    const found = await inboxOf(client)
    if (found.inWork === 0) return found
    await new Promise((done) => setTimeout(done, 20))
  }
}
const decide = (id: number, decision: string) =>
  client.call('POST', `/api/inbox/${id}/decision`, { body: { decision } })

const allow = (who: Client, address: string) =>
  server.deps.db.write((tx) =>
    decideSender(tx, who.user.id, { address, state: 'allowed', proven: false }),
  )

test('a mail of an unknown sender waits, and becomes a letter after a yes; the next one does at once', async () => {
  expect(address).toMatch(/^brief-\d+\.[a-z0-9]{12}@in\.example\.org$/)
  expect(await sendMail({ port: smtp.port, to: address, raw: letter('one') })).toMatch(/^250/)
  const { mails } = await quiet()
  expect(mails).toMatchObject([
    {
      from: 'post@stadtwerke.example',
      fromName: 'Stadtwerke Müsterhafen',
      subject: 'Ihre Rechnung',
    },
  ])
  expect(await documents()).toEqual([])
  expect((await decide(mails[0]!.id, 'always')).statusCode).toBe(200)
  expect((await quiet()).mails).toEqual([])
  expect(await documents()).toHaveLength(1)
  await sendMail({ port: smtp.port, to: address, raw: letter('two') })
  expect(await quiet()).toMatchObject({ mails: [], senders: [{ state: 'allowed' }] })
  expect(await documents()).toHaveLength(2)
})

test('a mail whose sender cannot be genuine waits, although its sender has a yes', async () => {
  await allow(client, 'post@stadtwerke.example')
  records['TXT _dmarc.stadtwerke.example'] = ['v=DMARC1; p=reject']
  await sendMail({ port: smtp.port, to: address, raw: letter('forged') })
  const [held] = (await quiet()).mails
  expect(held!.checks).toMatchObject({ authentic: 'failed', dmarc: 'fail' })
  expect(await documents()).toEqual([])
})

test('a mail is proven by the place it comes from, and a yes to a proven sender asks for proof from then on', async () => {
  records['TXT _dmarc.stadtwerke.example'] = ['v=DMARC1; p=none']
  records['TXT stadtwerke.example'] = ['v=spf1 ip4:127.0.0.1 -all']
  await sendMail({ port: smtp.port, to: address, raw: letter('one') })
  const [held] = (await quiet()).mails
  expect(held!.checks).toEqual({ authentic: 'proven', spf: 'pass', dkim: 'none', dmarc: 'pass' })
  await decide(held!.id, 'always')
  await quiet()
  delete records['TXT stadtwerke.example']
  await sendMail({ port: smtp.port, to: address, raw: letter('two') })
  expect((await quiet()).mails).toMatchObject([{ checks: { authentic: 'unproven' } }])
  expect(await documents()).toHaveLength(1)
})

test('the same Message-ID with other bytes around it is one letter; so is the same letter in two mails', async () => {
  await allow(client, 'post@stadtwerke.example')
  const withId = (raw: string, id: string) => `Message-ID: <${id}@stadtwerke.example>\r\n${raw}`
  await sendMail({ port: smtp.port, to: address, raw: withId(letter('one'), '1') })
  await quiet()
  await sendMail({ port: smtp.port, to: address, raw: withId(letter('other'), '1') })
  await sendMail({ port: smtp.port, to: address, raw: withId(letter('one'), '2') })
  expect((await quiet()).mails).toEqual([])
  expect(await documents()).toHaveLength(1)
})

test('a forged mail with the Message-ID of a true one does not keep that out, not even when it was deleted', async () => {
  const withId = (content: string) => `Message-ID: <1@stadtwerke.example>\r\n${letter(content)}`
  records['TXT _dmarc.stadtwerke.example'] = ['v=DMARC1; p=reject']
  await sendMail({ port: smtp.port, to: address, raw: withId('forged') })
  await decide((await quiet()).mails[0]!.id, 'delete')
  records['TXT stadtwerke.example'] = ['v=spf1 ip4:127.0.0.1 -all']
  await sendMail({ port: smtp.port, to: address, raw: withId('true') })
  expect((await quiet()).mails).toMatchObject([{ checks: { authentic: 'proven' } }])
})

test('once is for this mail; to block takes everything of a sender away, and what they send later is not kept', async () => {
  for (const name of ['a', 'b', 'c']) {
    await sendMail({ port: smtp.port, to: address, raw: letter(name) })
  }
  const { mails } = await quiet()
  await decide(mails[0]!.id, 'once')
  expect(await quiet()).toMatchObject({ mails: [{}, {}], senders: [] })
  expect(await documents()).toHaveLength(1)
  await decide(mails[1]!.id, 'block')
  const { mails: left, senders } = await quiet()
  expect([left, senders.map(({ state }) => state)]).toEqual([[], ['blocked']])
  await sendMail({ port: smtp.port, to: address, raw: letter('d') })
  expect((await quiet()).mails).toEqual([])
  expect(await documents()).toHaveLength(1)
  await client.call('DELETE', `/api/inbox/senders/${senders[0]!.id}`)
  await sendMail({ port: smtp.port, to: address, raw: letter('e') })
  expect((await quiet()).mails).toHaveLength(1)
})

test('what is deleted leaves nothing that can be read, and nobody decides about mails of others', async () => {
  await sendMail({ port: smtp.port, to: address, raw: letter('private', 'Scheidungsurteil') })
  const [held] = (await quiet()).mails
  const stranger = await signUp(server)
  await stranger.call('POST', `/api/inbox/${held!.id}/decision`, { body: { decision: 'delete' } })
  expect((await quiet()).mails).toHaveLength(1)
  const onDisk = () =>
    ['brieflotse.db', 'brieflotse.db-wal']
      .map((name) => readFileSync(join(server.dataFolder, name), 'latin1'))
      .join('')
  expect(onDisk()).toContain('Scheidungsurteil')
  await decide(held!.id, 'delete')
  expect(onDisk()).not.toContain('Scheidungsurteil')
  expect(await server.stored()).toEqual([])
  const [row] = await server.deps.db.read.selectFrom('arrived_mails').selectAll().execute()
  expect(row).toMatchObject({ state: 'settled', subject: null, from_address: null, envelope: null })
  await sendMail({ port: smtp.port, to: address, raw: letter('later') })
  expect((await quiet()).mails).toHaveLength(1)
})

test('the question of a mail service is shown with its code and link, and nothing is opened', async () => {
  const raw = [
    'From: Gmail-Team <forwarding-noreply@google.com>',
    'Subject: (#123456789) Gmail Forwarding Confirmation - Receive Mail from jana@gmail.com',
    'Content-Type: text/plain',
    '',
    'jana@gmail.com has requested to automatically forward mail to you.',
    'Confirmation code: 123456789',
    'https://mail-settings.google.com/mail/vf-abc https://evil.example/vf-abc',
  ].join('\r\n')
  await allow(client, 'forwarding-noreply@google.com')
  await sendMail({ port: smtp.port, from: 'x@google.com', to: address, raw })
  const [held] = (await quiet()).mails
  expect(held!.confirmation).toEqual({
    service: 'Gmail',
    code: '123456789',
    link: 'https://mail-settings.google.com/mail/vf-abc',
  })
  expect(await documents()).toEqual([])
})

test('what cannot be read in a mail is said, and what can becomes letters all the same', async () => {
  await allow(client, 'post@stadtwerke.example')
  const raw = testMail('Rechnung', [
    plain('anbei'),
    attached('rechnung.pdf', pdf('good'), 'application/pdf'),
    attached('kaputt.pdf', pdf('!file-broken'), 'application/pdf'),
  ])
  await sendMail({ port: smtp.port, to: address, raw })
  const [held] = (await quiet()).mails
  expect(held!.problem).toMatch(/^kaputt\.pdf: This file is damaged/)
  expect(await documents()).toHaveLength(1)
  await decide(held!.id, 'delete')
  expect((await quiet()).mails).toEqual([])
})

test('a mail whose job dies after its letters were made makes none again', async () => {
  await server.stopJobs()
  await allow(client, 'post@stadtwerke.example')
  await sendMail({ port: smtp.port, to: address, raw: letter('once') })
  const { run } = handlersOf(server.deps)['take-mail']
  const { id } = await server.deps.db.read
    .selectFrom('arrived_mails')
    .select('id')
    .executeTakeFirstOrThrow()
  const signal = new AbortController().signal
  const dying = () => Promise.reject(new Error('killed'))
  await expect(run({ mailId: id }, { signal, finish: dying })).rejects.toThrow('killed')
  expect(await documents()).toHaveLength(1)
  await run({ mailId: id }, { signal, finish: (save) => server.deps.db.write(save) })
  expect(await documents()).toHaveLength(1)
  expect((await quiet()).mails).toEqual([])
})

test('a yes in the moment between the mail being shown and its job being done is not lost', async () => {
  await server.stopJobs()
  await sendMail({ port: smtp.port, to: address, raw: letter('in between') })
  const { db, queue } = server.deps
  const job = (await queue.take('take-mail'))!
  const { mailId } = job.payload as { mailId: number }
  await handlersOf(server.deps)['take-mail'].run(
    { mailId },
    {
      signal: new AbortController().signal,
      async finish(save) {
        await decide(mailId, 'once')
        await db.write(async (tx) => {
          await queue.settle(tx, job, { kind: 'done' })
          await save(tx)
        })
      },
    },
  )
  server.startJobs()
  expect((await quiet()).mails).toEqual([])
  expect(await documents()).toHaveLength(1)
})

test('of forty mails at once, a third of them hostile, every good one becomes one letter', async () => {
  await allow(client, 'post@stadtwerke.example')
  const sent = Array.from({ length: 40 }, (_, n) => async () => {
    const raw = letter(`letter ${n}`)
    if (n % 3 !== 0) return sendMail({ port: smtp.port, to: address, raw })
    const hostile = [
      () => sendMail({ port: smtp.port, to: `brief-${n}.aaaaaaaaaaaa@in.example.org`, raw }),
      () => sendMail({ port: smtp.port, to: address, raw: `${raw}${'x'.repeat(300_000)}` }),
      () => breakOff(smtp.port, address, raw),
      () =>
        sendMail({ port: smtp.port, to: address, raw: raw.replace(/^From: .*$/m, 'From: nobody') }),
    ]
    return hostile[(n / 3) % 4]!()
  })
  const answers = await Promise.all(sent.map((one) => one()))
  const taken = answers.filter((answer, n) => n % 3 !== 0 && answer.startsWith('250'))
  expect(taken).toHaveLength(26)
  await quiet()
  expect(await documents()).toHaveLength(26)
})

async function breakOff(port: number, to: string, raw: string): Promise<string> {
  const line = await openLine(port)
  for (const said of ['EHLO x', 'MAIL FROM:<a@b.example>', `RCPT TO:<${to}>`, 'DATA']) {
    await line.say(said)
  }
  line.socket.write(raw.slice(0, 400))
  line.socket.destroy()
  return 'broken off'
}
