import { maxMailFiles, type MailPart } from '@brieflotse/contract'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { multipart, pdf, signUp, type Client, type Part } from '../../test/client.ts'
import { fakeOcr } from '../../test/fakes.ts'
import { testServer, type TestServer } from '../../test/test-server.ts'
import { reasonOf } from './part-reasons.ts'
import { attached, plain, testMail } from '../../test/test-mails.ts'

let server: TestServer
let client: Client

beforeEach(async () => {
  const ocr = fakeOcr()
  const inspect = ocr.inspect.bind(ocr)
  // Compressed bytes of a real PDF could by chance contain the marker that makes the fake OCR reject a file.
  ocr.inspect = (file, signal) =>
    file.bytes.length > 1000 ? Promise.resolve({ pages: 1 }) : inspect(file, signal)
  server = await testServer({ ocr })
  client = await signUp(server)
})

const send = (parts: Part[], key?: string) => {
  const form = multipart(parts)
  const headers = { ...form.headers, ...(key && { 'idempotency-key': key }) }
  return client.call('POST', '/api/process-shared-email', { ...form, headers })
}
const fields = (content: string): Part[] => [
  { name: 'emailContent', value: content },
  { name: 'source', value: 'email_share' },
]
const shared = (content: string, files: [name: string, value: string | Buffer][] = []) => [
  ...fields(content),
  ...files.map(([fileName, value], n) => ({ name: `attachment_${n}`, fileName, value })),
]
async function became(parts: Part[], key?: string): Promise<MailPart[]> {
  const answer = await send(parts, key)
  expect(answer.body).toContain('parts')
  expect(answer.statusCode).toBe(200)
  return answer.json<{ parts: MailPart[] }>().parts
}
const titles = async () =>
  (await client.get<{ title: string }[]>('/api/documents')).map(({ title }) => title)
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

const letterText =
  'Ihre Stromrechnung\n\nSehr geehrte Frau Muster,\nbitte zahlen Sie 42,00 € bis 28.03.2025.\nMit freundlichen Grüßen'

test('a text without a letter beside it becomes a document, whose original is a PDF', async () => {
  const [part] = await became(shared(letterText))
  expect(part).toMatchObject({ name: 'Ihre Stromrechnung', outcome: 'document', reason: null })
  const file = await client.call('GET', `/api/documents/${part!.documentId}/file`)
  expect(file.headers['content-type']).toContain('application/pdf')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await titles()).toEqual(['Ihre Stromrechnung'])
})

test('attachments become documents each, by their content; the text that goes with them does not', async () => {
  const parts = await became(
    shared('Guten Tag, anbei die Rechnung. Gruß', [
      ['rechnung.docx', pdf('a')],
      ['seite', await picture(1200, 1700)],
    ]),
  )
  expect(parts.map(({ outcome }) => outcome)).toEqual(['left-out', 'document', 'document'])
  expect(parts[0]).toMatchObject({ said: reasonOf('accompanies') })
})

test('a text that is a letter of its own becomes one beside its attachment', async () => {
  const long = letterText.replace('bitte', `${'Wir haben Ihr Konto geprüft. '.repeat(20)}\nBitte`)
  const parts = await became(shared(long, [['agb.pdf', pdf('terms')]]))
  expect(parts.map(({ outcome }) => outcome)).toEqual(['document', 'document'])
})

test('logos and signatures are left out, and it is said why', async () => {
  const parts = await became(
    shared(letterText, [
      ['logo.png', await picture(180, 60)],
      ['banner.jpg', await picture(2400, 400)],
      ['key.asc', 'BEGIN PGP PUBLIC KEY'],
    ]),
  )
  expect(parts.map(({ outcome }) => outcome)).toEqual([
    'document',
    'left-out',
    'left-out',
    'left-out',
  ])
  expect(parts[1]!.said).toEqual(reasonOf('ornament'))
})

test('what cannot be read is named with the reason, and does not stop the others', async () => {
  const parts = await became(
    shared('', [
      ['winmail.dat', Buffer.from('789f3e22000102', 'hex')],
      ['brief.docx', Buffer.from('504b0304140000000800', 'hex')],
      ['locked.pdf', pdf('!file-encrypted')],
      ['program.pdf', Buffer.from('4d5a90000300000004000000', 'hex')],
      ['empty.pdf', ''],
      ['good.pdf', pdf('good')],
    ]),
  )
  const unreadable = Array.from({ length: 5 }, () => 'unreadable')
  expect(parts.map(({ outcome }) => outcome)).toEqual([...unreadable, 'document'])
  expect(parts[0]!.said).toEqual(reasonOf('outlook'))
  expect(parts[2]!.reason).toMatch(/locked with a password/)
  expect(await titles()).toEqual(['good'])
})

test('mails that are attached are opened, as deep as is sensible', async () => {
  const inside = (mail: string, depth: number) =>
    testMail(`Weiterleitung ${depth}`, [
      plain('siehe Anlage'),
      attached('mail.eml', mail, 'message/rfc822'),
    ])
  const first = testMail('Rechnung', [
    plain('anbei'),
    attached('r.pdf', pdf('deep'), 'application/octet-stream'),
  ])
  const parts = await became(shared('', [['forward.eml', inside(first, 1)]]))
  expect(parts.find(({ outcome }) => outcome === 'document')).toMatchObject({ name: 'r.pdf' })
  const deep = inside(inside(inside(inside(first, 1), 2), 3), 4)
  const bottom = await became(shared('', [['deep.eml', deep]]))
  expect(bottom.find(({ said }) => said?.id === reasonOf('tooDeep').id)).toBeTruthy()
})

test('the pasted source of a mail is opened too, and its day and sender stand on the page', async () => {
  const source = testMail('Ihr Vertrag', [
    { type: 'text/html; charset=utf-8', content: '<p>Sehr geehrte Frau <b>Muster</b>,</p>' },
  ])
  expect(await became(shared(source))).toMatchObject([{ name: 'Ihr Vertrag', outcome: 'document' }])
})

test('the same mail again is no second document, with the same key or another', async () => {
  const parts = shared(letterText, [['a.pdf', pdf('a')]])
  const key = crypto.randomUUID()
  const first = await became(parts, key)
  expect(await became(parts, key)).toEqual(first)
  const again = await became(parts, crypto.randomUUID())
  expect(again.at(-1)).toMatchObject({
    outcome: 'duplicate',
    documentId: first.at(-1)!.documentId,
  })
  expect(await titles()).toHaveLength(1)
  expect((await send(shared('other'), key)).json()).toMatchObject({ code: 'key-reused' })
})

test('two at once with one key are one', async () => {
  const key = crypto.randomUUID()
  const [a, b] = await Promise.all([
    became(shared(letterText), key),
    became(shared(letterText), key),
  ])
  expect(a).toEqual(b)
  expect(await titles()).toHaveLength(1)
})

test('asked again after its letter was erased, it tells the same and brings nothing back', async () => {
  const key = crypto.randomUUID()
  const first = await became(shared(letterText), key)
  await client.call('DELETE', `/api/documents/${first[0]!.documentId}?permanent=true`)
  const rows = await server.deps.db.read.selectFrom('idempotency_keys').select('answer').execute()
  expect(JSON.stringify(rows)).not.toContain('Stromrechnung')
  expect(await became(shared(letterText), key)).toEqual(first)
  expect(await titles()).toEqual([])
  expect(await server.stored()).toEqual([])
})

test('the same attachment fifty times is one document', async () => {
  const many = Array.from({ length: 50 }, (_, n) =>
    attached(`${n}.pdf`, pdf('same'), 'application/pdf'),
  )
  const parts = await became(shared('', [['m.eml', testMail('Viele', many)]]))
  expect(parts.filter(({ outcome }) => outcome === 'document')).toHaveLength(1)
  expect(parts.filter(({ outcome }) => outcome === 'duplicate')).toHaveLength(49)
})

describe('refused, leaving nothing:', () => {
  test.each<[string, Part[], number, string]>([
    ['blank content and no file', shared(' \n '), 400, 'no-content'],
    ['another source', [{ name: 'emailContent', value: 'x' }], 400, 'invalid-input'],
    ['a text over the limit', shared('x'.repeat(600_000)), 413, 'too-large'],
    [
      'a field that is none',
      [...fields('x'), { name: 'f', fileName: 'f', value: 'x' }],
      400,
      'invalid-input',
    ],
    [
      'too many files',
      shared(
        'x',
        Array.from({ length: maxMailFiles + 1 }, (_, n) => [`${n}.pdf`, pdf(`${n}`)]),
      ),
      400,
      'invalid-input',
    ],
  ])('%s', async (_, parts, status, code) => {
    const answer = await send(parts)
    expect(answer.json()).toMatchObject({ code })
    expect(answer.statusCode).toBe(status)
    expect(await titles()).toEqual([])
    expect(await server.stored()).toEqual([])
  })
})

test('a mail of two hundred megabytes is refused after the first of them', async () => {
  const piece = Buffer.alloc(1024 * 1024, 'x')
  let sent = 0
  async function* body() {
    yield '--b\r\nContent-Disposition: form-data; name="attachment_0"; filename="m.eml"\r\n\r\n'
    for (; sent < 200; sent += 1) yield piece
  }
  const answer = await client.call('POST', '/api/process-shared-email', {
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    payload: Readable.from(body()),
  })
  expect(answer.json()).toMatchObject({ code: 'file-too-large' })
  expect(sent).toBeLessThan(50)
  expect(await server.stored()).toEqual([])
})

test('nobody who is not logged in can send a mail', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/process-shared-email',
    ...multipart(shared('x')),
  })
  expect(answer.statusCode).toBe(401)
})

test('the forwarding address is the user, and says so while no mail can come in', async () => {
  expect(await client.get('/api/email-forwarding-info')).toEqual({
    userId: client.user.id,
    address: null,
  })
})
