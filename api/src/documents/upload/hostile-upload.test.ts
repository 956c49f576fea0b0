import { maxUploadBytes } from '@brieflotse/contract'
import { readdirSync, watch } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../system/limits.ts'
import { file, multipart, pdf, signUp, type Client, type Part } from '../../../test/client.ts'
import { fakeOcr } from '../../../test/fakes.ts'
import { testServer, type TestServer } from '../../../test/test-server.ts'

let server: TestServer
let client: Client

async function refused(parts: Part[], status: number, code: string) {
  server = await testServer()
  client = await signUp(server)
  const answer = await client.upload(parts)
  expect(answer.json()).toMatchObject({ code })
  expect(answer.statusCode).toBe(status)
}

/** Expects that no row, file or draft is left. */
async function nothingIsLeft() {
  expect(await client.get('/api/documents')).toEqual([])
  expect(await server.stored()).toEqual([])
  expect(readdirSync(join(server.dataFolder, 'files/drafts'))).toEqual([])
  expect(await server.deps.db.read.selectFrom('files').selectAll().execute()).toEqual([])
  expect(await server.deps.db.read.selectFrom('jobs').selectAll().execute()).toEqual([])
}

describe('an upload that is refused leaves nothing behind:', () => {
  afterEach(nothingIsLeft)

  test('no file', () => refused([{ name: 'targetLanguage', value: 'en' }], 400, 'file-missing'))
  test('an empty file', () => refused([file('')], 400, 'file-missing'))
  test('a field called file', () =>
    refused([{ name: 'file', value: 'x'.repeat(100) }], 400, 'file-missing'))
  test('more files than a letter may have', () =>
    refused(
      Array.from({ length: limits.letterFiles + 1 }, (_, n) => file(pdf(`${n}`))),
      400,
      'invalid-input',
    ))
  test('an empty file among others', () =>
    refused([file(pdf('a')), file(''), file(pdf('b'))], 400, 'file-missing'))
  test('a file under another name', () =>
    refused([{ name: 'other', value: pdf('a'), fileName: 'a.pdf' }], 400, 'invalid-input'))
  test('a language that is none', () =>
    refused([file(pdf('a')), { name: 'targetLanguage', value: '../../etc' }], 400, 'invalid-input'))
  test('too many fields', () =>
    refused(
      Array.from({ length: 30 }, (_, n) => ({ name: `f${n}`, value: '' })),
      400,
      'invalid-input',
    ))
  test('a program called letter.pdf', () =>
    refused([file(Buffer.from('4d5a90000300000004000000', 'hex'))], 415, 'file-type'))
  test('a web page called letter.pdf', () =>
    refused([file('<html><script>alert(1)</script>')], 415, 'file-type'))
  test('a HEIC photo', () =>
    refused(
      [file(Buffer.from('000000186674797068656963000000006d696631', 'hex'))],
      415,
      'file-heic',
    ))

  test.each([
    ['file-encrypted', 422],
    ['file-broken', 422],
    ['file-no-pages', 422],
    ['file-too-many-pages', 422],
    ['image-too-large', 422],
    ['image-too-small', 422],
  ])('a file the reader refuses as %s', (code, status) =>
    refused([file(pdf(`!${code}`))], status, code),
  )

  test('one byte more than 10 MB', () =>
    refused([file(Buffer.concat([pdf(''), Buffer.alloc(maxUploadBytes)]))], 413, 'file-too-large'))
  test('a hundred megabytes, refused before they are read', async () => {
    server = await testServer()
    client = await signUp(server)
    const answer = await client.upload([file(pdf('a'))], {
      'content-length': String(100 * 2 ** 20),
    })
    expect(answer.json()).toMatchObject({ code: 'file-too-large' })
  })
  test('JSON instead of a form', async () => {
    server = await testServer()
    client = await signUp(server)
    const answer = await client.call('POST', '/api/documents', { body: { file: 'x' } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'file-missing' })
  })
  test('a form that breaks off', async () => {
    server = await testServer()
    client = await signUp(server)
    const form = multipart([file(pdf('a'.repeat(1000)))])
    const answer = await client.call('POST', '/api/documents', {
      headers: form.headers,
      body: form.body.subarray(0, 600),
    })
    expect(answer.statusCode).toBe(400)
  })
})

test('a file of exactly 10 MB is taken', async () => {
  server = await testServer()
  client = await signUp(server)
  const bytes = Buffer.alloc(maxUploadBytes)
  pdf('').copy(bytes)
  expect((await client.upload([file(bytes)])).statusCode).toBe(201)
})

test('a phone that goes out of reach in the middle of an upload leaves nothing behind', async () => {
  server = await testServer()
  client = await signUp(server)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const drafts = join(server.dataFolder, 'files/drafts')
  const over = comesAndGoes(drafts)
  const { body, headers } = multipart([file(pdf('a'.repeat(200_000)))])
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(
    `POST /api/documents HTTP/1.1\r\nHost: localhost\r\nCookie: ${client.cookie}\r\n` +
      `Content-Type: ${headers['content-type']}\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.subarray(0, 100_000), () => socket.destroy())
  await over
})

test('a file that waited too long for its turn is not called damaged', async () => {
  const ocr = fakeOcr()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  ocr.inspect = async (_file, signal) => {
    signal.throwIfAborted()
    return { pages: 1 }
  }
  server = await testServer({ ocr })
  client = await signUp(server)
  const answer = await client.upload([file(pdf('a'))])
  timeout.mockRestore()
  expect(answer.json()).toMatchObject({ code: 'busy' })
  await nothingIsLeft()
})

/** Resolves once a file has appeared in the folder and the folder is empty again. */
function comesAndGoes(folder: string): Promise<void> {
  return new Promise((resolve) => {
    let came = false
    const watcher = watch(folder, () => {
      const empty = readdirSync(folder).length === 0
      came ||= !empty
      if (!came || !empty) return
      watcher.close()
      resolve()
    })
  })
}

test.each([
  ['../../etc/passwd.pdf', 'passwd.pdf'],
  ['C:\\letters\\Brief.pdf', 'Brief.pdf'],
  ['..', 'letter.pdf'],
  ['', 'letter.pdf'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(196)}.pdf`],
])('a file called %o is known as %o', async (fileName, expected) => {
  server = await testServer()
  client = await signUp(server)
  const answer = await client.upload([file(pdf('a'), fileName)])
  expect(answer.json()).toMatchObject({ fileName: expected })
})
