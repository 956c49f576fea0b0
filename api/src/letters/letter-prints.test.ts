import { englishOf, type ResponseLetter, type UploadedDocument } from '@brieflotse/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../test/client.ts'
import { testServer } from '../../test/test-server.ts'
import { findUser } from '../account/store.ts'
import { createLetterPrinter } from './letter-printer.ts'
import { createLetterPrints } from './letter-prints.ts'

async function aLetter(content: string, { withCopy = false } = {}) {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  const { id: documentId } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  await client.settled(documentId)
  const body = {
    title: 'Response',
    responseType: 'confirmation',
    documentId,
    content,
    attachments: withCopy ? [documentId] : [],
  }
  const answer = await client.call('POST', '/api/response-letters', { body })
  const { db, letters } = server.deps
  const letter = (await letters.find(client.user.id, answer.json<ResponseLetter>().id))!
  const press = createLetterPrints({
    db,
    storage: server.deps.storage,
    printer: createLetterPrinter(),
  })
  const prepare = async () =>
    press.prepare(letter, (await findUser(db.read, client.user.id))!, 'practice')
  return { client, db, prepare, press, letter }
}

test('what is missing is named before anything is paid', async () => {
  const { prepare } = await aLetter('Anfrage\n\nmeine Nummer ist [Kunden- oder Vertragsnummer]')
  const { problems, pages } = await prepare()
  expect(pages).toBe(1)
  expect(problems.map(({ code }) => code)).toEqual(['gaps', 'no-sender', 'no-recipient'])
  expect(englishOf(problems[0]!.said)).toContain('customer or contract number')
})

test('a letter that says nothing is not posted', async () => {
  const { prepare } = await aLetter(' \n ')
  expect((await prepare()).problems[0]).toMatchObject({
    code: 'gaps',
    said: { id: 'print.blank' },
  })
})

test('what cannot be seen in a name or between lines stands in the way of nothing', async () => {
  const { client, prepare } = await aLetter('Anfrage\u2028\u2029Guten Tag\n\nGruß\n\nJana')
  const body = { firstName: 'Jana\u200b', lastName: '\u202eProbe', address: 'Muster\u00adweg 1' }
  await client.call('PATCH', '/api/user', {
    body: { ...body, postalCode: '10115', city: 'Berlin' },
  })
  expect((await prepare()).problems.map(({ code }) => code)).toEqual(['no-recipient'])
})

test('the signature of the user is printed', async () => {
  const { client, prepare } = await aLetter('Anfrage\n\nGuten Tag\n\nein Satz\n\nGruß\n\nJana')
  const before = await prepare()
  const body = await sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="200"><path d="M50 100C150 20 200 180 350 60" fill="none" stroke="#000" stroke-width="7"/></svg>',
    ),
  )
    .png()
    .toBuffer()
  const headers = { 'content-type': 'application/octet-stream' }
  await client.call('PUT', '/api/user/signature', { body, headers })
  const { bytes } = await prepare()
  expect(bytes.length).toBeGreaterThan(before.bytes.length + 1000)
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Subtype /Image')
})

test('a copy of the letter that is answered is printed behind, and listed below the name', async () => {
  const { client, prepare, press, letter } = await aLetter('Anfrage\n\nGuten Tag\n\nGruß\n\nJana', {
    withCopy: true,
  })
  expect((await client.get<ResponseLetter[]>('/api/response-letters'))[0]!.attachments).toEqual([
    { documentId: letter.document_id, title: expect.any(String) as string },
  ])
  const { pages, problems, bytes } = await prepare()
  expect(pages).toBe(2)
  expect(problems.map(({ code }) => code)).toEqual(['no-sender', 'no-recipient'])
  expect(Buffer.from(bytes).toString('latin1')).toContain('/Filter /DCTDecode')
  expect((await press.print(letter, client.user)).length).toBeGreaterThan(1000)
})

test('a copy of a document that was erased since is missed before anything is paid', async () => {
  const { client, prepare, letter } = await aLetter('Anfrage', { withCopy: true })
  await client.call('DELETE', `/api/documents/${letter.document_id}?permanent=true`)
  const { problems } = await prepare()
  expect(problems.map(({ code }) => code)).toContain('attachment-missing')
})

test('a copy that would end before its letter does is not posted', async () => {
  const { db, prepare, letter } = await aLetter('Anfrage', { withCopy: true })
  const page = await db.read
    .selectFrom('document_pages')
    .selectAll()
    .where('document_id', '=', letter.document_id)
    .executeTakeFirstOrThrow()
  const more = Array.from({ length: 40 }, (_, i) => ({ ...page, number: i + 2 }))
  await db.write((tx) => tx.insertInto('document_pages').values(more).execute())
  const { problems } = await prepare()
  expect(problems.map(({ code }) => code)).toContain('too-many-pages')
})

test("nobody attaches a copy of somebody else's document", async () => {
  const { client, letter } = await aLetter('Anfrage')
  const body = {
    title: 'Response',
    responseType: 'confirmation',
    documentId: letter.document_id,
    attachments: [letter.document_id + 1],
  }
  expect((await client.call('POST', '/api/response-letters', { body })).statusCode).toBe(404)
})

test('a letter of nothing but lines is refused before a page of it is set', async () => {
  const { prepare } = await aLetter(`Anfrage${'\n'.repeat(19_000)}x`)
  await expect(prepare()).rejects.toMatchObject({ code: 'too-large' })
})

test('nobody fills the queue of the press alone, and it opens again', async () => {
  const { prepare } = await aLetter('Anfrage\n\nGuten Tag')
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, prepare))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toMatchObject({ code: 'busy' })
  expect((await prepare()).pages).toBe(1)
})
