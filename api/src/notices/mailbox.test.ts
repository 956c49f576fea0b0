import type { NoticeSettings } from '@brieflotse/contract'
import { simpleParser } from 'mailparser'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createSmtp } from '../providers/email/smtp.ts'
import { signUp } from '../../test/client.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { changeSettings } from './settings.ts'

/** The mails that the test's SMTP server has received. */
const received: string[] = []
const refusals: { code: number }[] = []
const office = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    stream.on('end', () => {
      const refusal = refusals.shift()
      if (refusal) return done(Object.assign(new Error('no'), { responseCode: refusal.code }))
      received.push(Buffer.concat(chunks).toString())
      done()
    })
  },
})
let url = ''
beforeAll(async () => {
  const listener = office.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  url = `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}`
})
afterAll(() => new Promise<void>((resolve) => office.close(() => resolve())))

const from = 'Brieflotse <post@brieflotse.example.com>'
const mail = {
  to: 'jana@example.org',
  subject: 'Frist morgen',
  text: 'Grüße 🧾',
  language: 'de',
  id: 'reminder-1',
}
const never = new AbortController().signal

test('a mail is text alone, says how to stop it, and has the same name when it is sent again', async () => {
  const stopUrl = 'https://post.example.org/api/reminder-mail?seal=x'
  await createSmtp({ url, from }).send({ ...mail, stopUrl }, never)
  const {
    text,
    html,
    headers,
    messageId,
    subject,
    from: sender,
  } = await simpleParser(received.at(-1)!)
  expect([subject, text?.trim(), html, sender?.text]).toEqual([
    'Frist morgen',
    'Grüße 🧾',
    false,
    '"Brieflotse" <post@brieflotse.example.com>',
  ])
  expect(messageId).toBe('<reminder-1@brieflotse.example.com>')
  expect(headers.get('auto-submitted')).toBe('auto-generated')
  expect(headers.get('content-language')).toBe('de')
  expect(received.at(-1)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('what the mail server did not take may be tried again, what it refused may not', async () => {
  const smtp = createSmtp({ url, from })
  refusals.push({ code: 451 }, { code: 550 })
  await expect(smtp.send(mail, never)).rejects.toMatchObject({ code: 'provider-down' })
  await expect(smtp.send(mail, never)).rejects.toMatchObject({ code: 'invalid-input' })
  const nobody = createSmtp({ url: 'smtp://127.0.0.1:9', from })
  await expect(nobody.send(mail, never)).rejects.toMatchObject({ code: 'provider-down' })
})

test('mails go to an address only once its owner has said yes, and stop with one press', async () => {
  const server = await testServer({ reach: { push: null, email: createSmtp({ url, from }) } })
  const client = await signUp(server)
  const state = async () => (await client.get<NoticeSettings>('/api/notices')).email.state
  expect(await state()).toBe('off')
  await client.call('PATCH', '/api/notices', { body: { email: true } })
  expect(await state()).toBe('waiting')
  const { text } = await simpleParser(received.at(-1)!)
  const link = new URL(/https?:\S+/.exec(text ?? '')![0])
  const path = link.pathname + link.search
  // Opening the page is no confirmation: virus scanners open links too.
  const page = await server.app.inject({ url: path })
  expect(page.body).toContain('Yes, send them here')
  expect(await state()).toBe('waiting')
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  await server.app.inject({ method: 'POST', url: path, headers })
  expect(await state()).toBe('on')

  for (const wrong of ['action=stop', 'to=other%40example.org', 'user=2']) {
    const [name, value] = wrong.split('=')
    const other = new URL(link)
    other.searchParams.set(name!, decodeURIComponent(value!))
    const answer = await server.app.inject({
      method: 'POST',
      url: other.pathname + other.search,
      headers,
    })
    expect(answer.statusCode).toBe(404)
  }
  // A new address in the profile must be confirmed again.
  await client.call('PATCH', '/api/user', { body: { email: 'other@example.org' } })
  expect(await state()).toBe('waiting')
})

test('whoever reads Arabic is asked in Arabic, by mail and on the page behind its link', async () => {
  const server = await testServer({ reach: { push: null, email: createSmtp({ url, from }) } })
  const client = await signUp(server)
  await client.call('PATCH', '/api/user', { body: { preferredLanguage: 'ar' } })
  await client.call('PATCH', '/api/notices', { body: { email: true } })
  const { text, subject, headers } = await simpleParser(received.at(-1)!)
  expect(subject).toBe('تأكيد التذكير بالبريد الإلكتروني')
  expect(headers.get('content-language')).toBe('ar')
  const link = new URL(/https?:\S+/.exec(text ?? '')![0])
  const { body } = await server.app.inject({ url: link.pathname + link.search })
  expect(body).toContain('<html lang="ar" dir="rtl">')
  expect(body).toContain('نعم، أرسلوها إلى هنا')
})

test('many accounts together ask a stranger three times a day whose address it is, in any spelling', async () => {
  const server = await testServer({ reach: { push: null, email: createSmtp({ url, from }) } })
  const before = received.length
  const answers: number[] = []
  for (const address of ['Opfer@example.net', 'opfer@example.net', 'OPFER@example.net']) {
    const client = await signUp(server)
    await client.call('PATCH', '/api/user', { body: { email: address } })
    for (let n = 0; n < 2; n += 1)
      answers.push(
        (await client.call('PATCH', '/api/notices', { body: { email: true } })).statusCode,
      )
  }
  expect(answers).toEqual([200, 200, 200, 429, 429, 429])
  expect(received).toHaveLength(before + 3)
})

test('one account asks twenty addresses a day, and turning mails off and on again asks nobody who has said yes', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const server = await testServer({ reach: { push: null, email: createSmtp({ url, from }) } })
    const client = await signUp(server)
    const before = received.length
    const ask = async (n: number) => {
      await client.call('PATCH', '/api/user', { body: { email: `a${n}@example.net` } })
      return (await client.call('PATCH', '/api/notices', { body: { email: true } })).statusCode
    }
    for (let n = 0; n < 20; n += 1) {
      if (n % 5 === 0) vi.setSystemTime(Date.now() + 3_700_000)
      expect(await ask(n)).toBe(200)
    }
    vi.setSystemTime(Date.now() + 3_700_000)
    expect(await ask(20)).toBe(429)
    expect(received).toHaveLength(before + 20)
    await client.call('PATCH', '/api/user', { body: { email: 'mine@example.net' } })
    await changeSettingsOf(server, client.user.id)
    expect((await client.call('PATCH', '/api/notices', { body: { email: true } })).statusCode).toBe(
      200,
    )
    expect(received).toHaveLength(before + 20)
  } finally {
    vi.useRealTimers()
  }
})

/** Confirms this address as if the user had pressed the button. */
const changeSettingsOf = ({ deps }: TestServer, userId: number) =>
  deps.db.write((tx) => changeSettings(tx, userId, { email: 'mine@example.net' }))
