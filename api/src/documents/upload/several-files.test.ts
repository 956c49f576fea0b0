import { AppError, messages, type UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../../test/client.ts'
import { fakeOcr, letterText } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'

const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex')
const three = [file(pdf('a'), 'one.pdf'), file(jpeg, 'two.jpg'), file(pdf('c'), 'three.pdf')]

async function prepared(options: Parameters<typeof testServer>[0] = {}) {
  const server = await testServer(options)
  return { server, client: await signUp(server) }
}

test('several files are one letter, and each of them can be had back', async () => {
  const { client } = await prepared()
  const document = (await client.upload(three)).json<UploadedDocument>()
  expect(document).toMatchObject({
    title: 'one',
    fileName: 'one.pdf',
    fileCount: 3,
    byteSize: 10 + jpeg.length + 10,
    duplicate: false,
  })
  const original = (query: string) =>
    client.call('GET', `/api/documents/${document.id}/file${query}`)
  expect((await original('')).rawPayload).toEqual(pdf('a'))
  const second = await original('?number=2')
  expect(second.rawPayload).toEqual(jpeg)
  expect(second.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': expect.stringContaining('two.jpg') as string,
  })
  expect((await original('?number=3')).rawPayload).toEqual(pdf('c'))
  expect((await original('?number=4')).statusCode).toBe(404)
  expect((await original('?number=0')).statusCode).toBe(400)
})

test('page numbers run on through all files, and so does the progress', async () => {
  const seen: string[] = []
  const ocr = fakeOcr({ pages: 2 })
  const { server, client } = await prepared({
    ocr: {
      ...ocr,
      read: (letter, options) =>
        ocr.read(letter, {
          ...options,
          onProgress: (step) => {
            options.onProgress(step)
            seen.push(`${step.page}`)
          },
        }),
    },
  })
  const { id } = (await client.upload(three)).json<UploadedDocument>()
  server.startJobs()
  const document = await client.settled(id)
  expect(document.pages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6])
  expect(document.originalText).toBe(Array.from({ length: 6 }, () => letterText).join(' '))
  expect(seen).toEqual(['1', '2', '1', '2', '1', '2'])
  const words = await server.deps.db.read
    .selectFrom('document_pages')
    .select(['number', 'words'])
    .execute()
  for (const page of words) {
    for (const word of JSON.parse(page.words) as { page: number }[]) {
      expect(word.page).toBe(page.number)
    }
  }
})

test('the same files in the same order are the same letter; in another order they are another one', async () => {
  const { client } = await prepared()
  const { id } = (await client.upload(three)).json<UploadedDocument>()
  expect((await client.upload(three)).json()).toMatchObject({ id, duplicate: true })
  expect((await client.upload(three.toReversed())).json()).toMatchObject({ duplicate: false })
  expect((await client.upload([three[0]!])).json()).toMatchObject({
    duplicate: false,
    fileCount: 1,
  })
})

test('a letter that is erased takes its files along, but none that another letter names', async () => {
  const { server, client } = await prepared()
  const { id } = (await client.upload(three)).json<UploadedDocument>()
  const other = (await client.upload([three[1]!])).json<UploadedDocument>()
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect(await server.stored()).toHaveLength(1)
  const kept = await client.call('GET', `/api/documents/${other.id}/file`)
  expect(kept.rawPayload).toEqual(jpeg)
  await client.call('DELETE', `/api/documents/${other.id}?permanent=true`)
  expect(await server.stored()).toEqual([])
})

test('the same photo twice in a letter is two pages of it', async () => {
  const { server, client } = await prepared()
  const twice = [file(jpeg, 'a.jpg'), file(jpeg, 'a.jpg')]
  const { id } = (await client.upload(twice)).json<UploadedDocument>()
  server.startJobs()
  expect((await client.settled(id)).pages).toHaveLength(2)
})

test('a file that is refused says which page it is, and nothing of the letter is left', async () => {
  const { server, client } = await prepared({ ocr: fakeOcr({ pages: 2 }) })
  const answer = await client.upload([file(pdf('a')), file(pdf('!image-too-small'))])
  expect(answer.json()).toMatchObject({
    code: 'image-too-small',
    error: `Page 3: ${messages['image-too-small']}`,
  })
  expect((await client.upload([file(pdf('a')), file('no letter')])).json()).toMatchObject({
    code: 'file-type',
    message: expect.stringMatching(/^Page 3: The name of this file says PDF, JPG or PNG, but/),
  })
  expect(await server.stored()).toEqual([])
})

test('a file that cannot be read fails the letter and says which page it is, until it is read again', async () => {
  let reads = 0
  const ocr = fakeOcr({
    pages: 2,
    async onRead() {
      reads += 1
      if (reads === 4) throw new AppError('file-broken')
    },
  })
  const { server, client } = await prepared({ ocr })
  const { id } = (await client.upload([file(pdf('a')), file(pdf('b'))])).json<UploadedDocument>()
  server.startJobs()
  expect(await client.settled(id)).toMatchObject({
    status: 'failed',
    failure: `Page 4: ${messages['file-broken']}`,
  })
  await client.call('POST', `/api/documents/${id}/read`)
  expect(await client.settled(id)).toMatchObject({ status: 'completed', failure: null })
})

test('all files together have no more pages than one may have', async () => {
  const { client } = await prepared({ ocr: fakeOcr({ pages: 26 }) })
  const answer = await client.upload([file(pdf('a')), file(pdf('b'))])
  expect(answer.json()).toMatchObject({ code: 'file-too-many-pages' })
})
