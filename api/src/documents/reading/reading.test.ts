import {
  AppError,
  messages,
  type Changes,
  type Document,
  type UploadedDocument,
} from '@brieflotse/contract'
import { expect, test } from 'vitest'
import type { Providers } from '../../deps.ts'
import { file, pdf, signUp } from '../../../test/client.ts'
import { fakeOcr, fakeTranslation, fakeUnderstand, letterText } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'
import { dayInGermany } from '@brieflotse/rules'

async function upload(providers: Partial<Providers> = {}) {
  const server = await testServer(providers)
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  return { server, client, id }
}

test('a document is read, explained, and translated sentence by sentence', async () => {
  const { server, client, id } = await upload()
  server.startJobs()
  expect(await client.settled(id)).toMatchObject({
    status: 'completed',
    failure: null,
    progress: null,
    title: 'Stadtwerke Musterhafen, Mahnung',
    documentType: 'Mahnung',
    originalText: letterText,
    translatedText: 'EN:Bitte zahlen Sie 42,00 €. EN:Sonst folgt eine Mahnung.',
    translationState: 'done',
    pages: [{ number: 1, width: 210, height: 297 }],
    sentences: [
      {
        text: 'Bitte zahlen Sie 42,00 €.',
        translation: 'EN:Bitte zahlen Sie 42,00 €.',
        quality: 'model',
      },
      {
        text: 'Sonst folgt eine Mahnung.',
        translation: 'EN:Sonst folgt eine Mahnung.',
        quality: 'model',
      },
    ],
    explanation: {
      document_details: { payment: { total_fee: '42,00 €' } },
      actions: [{ plain: 'Pay €42.00.', translated: `EN:${letterText}`, quality: 'model' }],
      whatHappensIfNot: { translated: 'EN:Sonst folgt eine Mahnung.' },
    },
  })
})

test('every step shows in the feed, and the explanation does not wait for the translation', async () => {
  const { server, client, id } = await upload({ ocr: fakeOcr({ pages: 3 }) })
  const seen: unknown[] = []
  const look = async () =>
    (await client.get<Changes>('/api/sync?since=0')).changes[0]!.row as Document
  server.startJobs()
  await server.until(
    client.user.id,
    async () => {
      const row = await look()
      seen.push([row.status, row.progress?.step, row.explanation !== null, row.translationState])
      return row
    },
    ({ status }) => status === 'completed',
  )
  expect(seen).toContainEqual(['processing', 'translating', true, 'waiting'])
  expect(seen.at(-1)).toEqual(['completed', undefined, true, 'done'])
  expect((await client.document(id)).pages).toHaveLength(3)
})

test('without a translation model the document is complete and says so', async () => {
  const { server, client, id } = await upload({
    translation: fakeTranslation({ available: false }),
  })
  server.startJobs()
  expect(await client.settled(id)).toMatchObject({
    status: 'completed',
    translationState: 'off',
    translatedText: null,
    sentences: [{ translation: null, quality: 'none' }, {}],
  })
})

test('a translation that fails does not take the reading with it', async () => {
  const broken = fakeTranslation({
    onTranslate: async () => {
      throw new Error('no')
    },
  })
  const { server, client, id } = await upload({ translation: broken })
  server.startJobs()
  expect(await client.settled(id)).toMatchObject({
    status: 'completed',
    translationState: 'failed',
    originalText: letterText,
    explanation: { sender: { name: 'Stadtwerke Musterhafen' } },
  })
})

test.each([
  ['', 'unreadable'],
  ['1 2 . - x', 'unreadable'],
] as const)(
  'pages with the words %o fail as %s, and nothing is stored for them',
  async (text, code) => {
    const { server, client, id } = await upload({ ocr: fakeOcr({ text }) })
    server.startJobs()
    const document = await client.settled(id)
    expect(document).toMatchObject({
      status: 'failed',
      failure: messages[code],
      progress: null,
    })
    expect(await server.stored()).toHaveLength(1)
  },
)

test('words that make no text fail as unreadable', async () => {
  const empty: Providers['understand'] = {
    ...fakeUnderstand,
    read: async (pages, options) => ({ ...(await fakeUnderstand.read(pages, options)), text: ' ' }),
  }
  const { server, client, id } = await upload({ understand: empty })
  server.startJobs()
  expect((await client.settled(id)).failure).toBe(messages.unreadable)
})

test('a reader that says why it cannot read is believed at once', async () => {
  const ocr = fakeOcr({
    onRead: async () => {
      throw new AppError('file-broken')
    },
  })
  const { server, client, id } = await upload({ ocr })
  server.startJobs()
  expect((await client.settled(id)).failure).toBe(messages['file-broken'])
  expect(ocr.reads).toBe(1)
})

test('a reader that breaks is tried three times', async () => {
  const ocr = fakeOcr({
    onRead: async () => {
      throw new Error('no')
    },
  })
  const { server, client, id } = await upload({ ocr })
  server.startJobs()
  expect((await client.settled(id)).failure).toBe(messages['reading-failed'])
  expect(ocr.reads).toBe(3)
})

test('a document that failed is read again when the user asks, or sends it again', async () => {
  let works = false
  const ocr = fakeOcr({
    onRead: async () => {
      if (!works) throw new AppError('file-broken')
    },
  })
  const { server, client, id } = await upload({ ocr })
  server.startJobs()
  await client.settled(id)
  const again = await client.upload([file(pdf('a'))])
  expect(again.json()).toMatchObject({ id, duplicate: true, status: 'pending', failure: null })
  expect(await client.settled(id)).toMatchObject({ status: 'failed' })
  works = true
  const answer = await client.call('POST', `/api/documents/${id}/read`)
  expect(answer.json()).toMatchObject({ status: 'pending', failure: null })
  expect(await client.settled(id)).toMatchObject({ status: 'completed', failure: null })
})

test('reading again leaves what was read in place until there is something better', async () => {
  let works = true
  const ocr = fakeOcr({
    onRead: async () => {
      if (!works) throw new AppError('file-broken')
    },
  })
  const { server, client, id } = await upload({ ocr })
  server.startJobs()
  await client.settled(id)
  works = false
  await client.call('POST', `/api/documents/${id}/read`)
  expect(await client.settled(id)).toMatchObject({
    status: 'completed',
    failure: messages['file-broken'],
    originalText: letterText,
  })
})

test('asking again while it is being read changes nothing', async () => {
  const { server, client, id } = await upload()
  await client.call('POST', `/api/documents/${id}/read`)
  server.startJobs()
  await client.settled(id)
  expect(server.deps.ocr).toMatchObject({ reads: 1 })
})

test('a document erased in the middle of reading stays erased', async () => {
  let reached!: () => void
  const reading = new Promise<void>((resolve) => (reached = resolve))
  let stopped!: () => void
  const over = new Promise<void>((resolve) => (stopped = resolve))
  const ocr = fakeOcr({
    onRead: ({ signal }) =>
      new Promise((_, reject) => {
        reached()
        signal.addEventListener('abort', () => {
          stopped()
          reject(signal.reason as Error)
        })
      }),
  })
  const { server, client, id } = await upload({ ocr })
  server.startJobs()
  await reading
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  await over
  await server.stopJobs()
  expect(await client.get('/api/documents')).toEqual([])
  expect(await server.stored()).toEqual([])
})

test('a document erased in the last moment of reading leaves no pictures behind', async () => {
  const server = await testServer({
    understand: {
      ...fakeUnderstand,
      async read(pages, options) {
        await client.call('DELETE', `/api/documents/${id}?permanent=true`)
        return fakeUnderstand.read(pages, options)
      },
    },
  })
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  server.startJobs()
  await server.until(
    client.user.id,
    () => client.get<unknown[]>('/api/documents'),
    (list) => list.length === 0,
  )
  await server.stopJobs()
  expect(await server.stored()).toEqual([])
})

test('deadlines are counted from the day it is in Germany', async () => {
  expect(dayInGermany(new Date('2026-06-30T22:00:00Z'))).toBe('2026-07-01')
  expect(dayInGermany(new Date('2026-12-31T22:59:59Z'))).toBe('2026-12-31')
  const days: string[] = []
  const { server, client, id } = await upload({
    understand: {
      ...fakeUnderstand,
      read: (pages, options) => {
        days.push(options.today)
        return fakeUnderstand.read(pages, options)
      },
    },
  })
  server.startJobs()
  await client.settled(id)
  expect(days).toEqual([dayInGermany(new Date())])
})
