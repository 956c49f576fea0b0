import type { ResponseLetter, UploadedDocument } from '@brieflotse/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../testing/client.ts'
import { testServer } from '../testing/test-server.ts'
import { findUser } from '../account/store.ts'
import { createLetterPrinter } from './letter-printer.ts'
import { createPress } from './press.ts'

async function aLetter(content: string) {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  const { id: documentId } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  await client.settled(documentId)
  const body = { title: 'Response', responseType: 'confirmation', documentId, content }
  const answer = await client.call('POST', '/api/response-letters', { body })
  const { db, letters } = server.deps
  const letter = (await letters.find(client.user.id, answer.json<ResponseLetter>().id))!
  const press = createPress({ db, printer: createLetterPrinter() })
  const prepare = async () =>
    press.prepare(letter, (await findUser(db.read, client.user.id))!, 'practice')
  return { client, prepare }
}

test('what is missing is named before anything is paid', async () => {
  const { prepare } = await aLetter('Anfrage\n\nmeine Nummer ist [Kunden- oder Vertragsnummer]')
  const { problems, pages } = await prepare()
  expect(pages).toBe(1)
  expect(problems.map(({ code }) => code)).toEqual(['gaps', 'no-sender', 'no-recipient'])
  expect(problems[0]!.message).toContain('customer or contract number')
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
