import type { Document, OwnWords, TranslationSetup, UploadedDocument } from '@brieflotse/contract'
import { afterEach, expect, test } from 'vitest'
import { createSentenceCache } from '../documents/reading/sentence-cache.ts'
import { createDeepl } from '../providers/interpreter/deepl.ts'
import { createLocalTranslation } from '../providers/translation/local-translation.ts'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { openDeepl } from '../../test/fake-interpreters.ts'
import { fakeOcr } from '../../test/fakes.ts'
import { testServer } from '../../test/test-server.ts'

// Sentences that neither the phrase book nor the sentence patterns cover.
const text =
  'Wie schön, dass Ihre Aufenthaltserlaubnis bis zum 15.03.2027 gültig ist! Ob der Vermieter die Kaution von 1.234,56 € nicht doch zahlt?'
const english: Record<string, string> = {
  'Wie schön, dass Ihre Aufenthaltserlaubnis bis zum <date1/> gültig ist!':
    'How nice that your residence permit is valid until <date1/>!',
  // The fake service drops a "not".
  'Ob der Vermieter die Kaution von <amt1/> nicht doch zahlt?':
    'Whether the landlord does pay the deposit of <amt1/>?',
}

const endings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of endings.splice(0)) await end()
})

async function world() {
  const deepl = await openDeepl((said) => english[said] ?? said)
  // No model is installed, so sentences that the service cannot translate stay German.
  const translation = createLocalTranslation({ modelFolders: [] })
  const server = await testServer({
    ocr: fakeOcr({ text }),
    translation: { ...translation, available: async () => true },
    service: createDeepl({ key: 'k:fx', url: deepl.url, timeoutMs: 500, mostPauseMs: 20 }),
  })
  endings.push(deepl.close, translation.close)
  server.startJobs()
  const uses = () => server.deps.db.read.selectFrom('service_uses').selectAll().execute()
  return { server, deepl, uses }
}

const agree = async (client: Client, yes = true) =>
  (
    await client.call('PUT', '/api/translation/service', { body: { name: 'deepl', yes } })
  ).json<TranslationSetup>()

async function letter(client: Client, content: string): Promise<Document> {
  const { id } = (await client.upload([file(pdf(content))])).json<UploadedDocument>()
  return client.settled(id)
}

test('nothing leaves for a user who has not said yes, or has taken it back', async () => {
  const { server, deepl, uses } = await world()
  const client = await signUp(server)
  expect(await client.get('/api/translation')).toMatchObject({
    service: { label: 'DeepL', host: expect.stringContaining('127.0.0.1'), agreedAt: null },
  })
  expect((await letter(client, 'a')).translatedBy).toBeNull()
  expect((await agree(client)).service?.agreedAt).toMatch(/^\d{4}-/)
  expect((await agree(client, false)).service?.agreedAt).toBeNull()
  await letter(client, 'b')
  expect(deepl.sent).toEqual([])
  expect(await uses()).toEqual([])
})

test('a yes is for one service at one host: another one is refused', async () => {
  const { server } = await world()
  const client = await signUp(server)
  const other = await client.call('PUT', '/api/translation/service', {
    body: { name: 'libretranslate', yes: true },
  })
  expect(other.statusCode).toBe(409)
  await agree(client)
  await server.deps.db.write((tx) =>
    tx.updateTable('service_consents').set({ host: 'elsewhere.example' }).execute(),
  )
  expect(await client.get('/api/translation')).toMatchObject({ service: { agreedAt: null } })
})

test('with a yes sentences go without their values, pass the same gate, and the letter says who translated it', async () => {
  const { server, deepl, uses } = await world()
  const client = await signUp(server)
  await agree(client)
  const document = await letter(client, 'a')
  expect(document.translatedBy).toBe('DeepL')
  const [first, second] = document.sentences
  expect(first!.translation).toBe(
    'How nice that your residence permit is valid until 15 March 2027!',
  )
  expect(second).toMatchObject({ translation: null, quality: 'none' })
  const sent = deepl.sent.flatMap((body) => body.text).join('\n')
  expect(sent).not.toMatch(/1\.234|15\.03/)
  const [use] = await uses()
  expect(use).toMatchObject({
    user_id: client.user.id,
    document_id: document.id,
    service: 'deepl',
    used_at: expect.stringMatching(/^\d{4}-/),
  })
  expect(use!.characters).toBeGreaterThan(80)
  // Cached sentences need not be sent again.
  const before = deepl.sent.length
  await letter(client, 'the same sentences')
  expect(deepl.sent.length).toBeGreaterThanOrEqual(before)
})

test('a service that fails leaves the letter to what is here', async () => {
  const { server, deepl } = await world()
  const client = await signUp(server)
  await agree(client)
  deepl.next.push({ status: 456, body: '{}' })
  const document = await letter(client, 'a')
  expect(document).toMatchObject({ status: 'completed', translationState: 'done' })
  expect(document.translatedBy).toBeNull()
})

test('sentences of a service are remembered, and a letter made of them still says who translated it', async () => {
  const deepl = await openDeepl((said) => english[said] ?? said)
  endings.push(deepl.close)
  const server = await testServer({
    ocr: fakeOcr({ text }),
    service: createDeepl({ key: 'k', url: deepl.url }),
    translation: {
      available: async () => true,
      translate: (sentences, options) => translation.translate(sentences, options),
      close: async () => {},
    },
  })
  const cache = createSentenceCache(server.deps.db)
  const translation = createLocalTranslation({ modelFolders: [], cache })
  const client = await signUp(server)
  await agree(client)
  server.startJobs()
  await letter(client, 'a')
  const before = deepl.sent.length
  expect((await letter(client, 'b')).translatedBy).toBe('DeepL')
  expect(deepl.sent).toHaveLength(before)
})

test('own words come back in German with what that says, and a lost "not" is marked', async () => {
  const table: Record<string, string> = {
    'I paid <ref1/> on <ref2/> March <ref3/>.':
      'Ich habe am <ref2/>. März <ref3/> <ref1/> gezahlt.',
    'Ich habe am <ref2/>. März <ref3/> <ref1/> gezahlt.':
      'I paid <ref1/> on <ref2/> March <ref3/>.',
    'I do not agree.': 'Ich stimme zu.',
    'Ich stimme zu.': 'I agree.',
  }
  const deepl = await openDeepl((said) => table[said] ?? said)
  endings.push(deepl.close)
  const server = await testServer({ service: createDeepl({ key: 'k', url: deepl.url }) })
  const client = await signUp(server)
  await agree(client)
  expect(await client.get('/api/translation')).toMatchObject({ ownWords: 'DeepL' })
  const answer = await client.call('POST', '/api/translation/own-words', {
    body: { text: 'I paid €50.00 on 3 March 2026. I do not agree.', documentId: 999 },
  })
  expect(answer.json<OwnWords>()).toEqual({
    by: 'DeepL',
    sentences: [
      {
        english: 'I paid €50.00 on 3 March 2026.',
        german: 'Ich habe am 3. März 2026 50,00\u00a0€ gezahlt.',
        back: 'I paid €50.00 on 3 March 2026.',
        quality: 'model',
      },
      {
        english: 'I do not agree.',
        german: 'Ich stimme zu.',
        back: 'I agree.',
        quality: 'rough',
      },
    ],
  })
  expect(JSON.stringify(deepl.sent)).not.toMatch(/50|2026/)
  const uses = await server.deps.db.read.selectFrom('service_uses').selectAll().execute()
  expect(uses).toMatchObject([{ document_id: null }, { document_id: null }])
})

test('where nobody writes German, own words are refused with the reason', async () => {
  const server = await testServer({
    translation: {
      available: async (source) => source === 'de',
      translate: async () => [],
      close: async () => {},
    },
  })
  const client = await signUp(server)
  expect(await client.get('/api/translation')).toMatchObject({ ownWords: null })
  const answer = await client.call('POST', '/api/translation/own-words', { body: { text: 'Hi.' } })
  expect(answer.json()).toMatchObject({ code: 'no-translator' })
})

test('the language of the user is used where a model for it is installed, and English where none is', async () => {
  const installed = new Set(['de-en'])
  const asked: string[] = []
  const server = await testServer({
    translation: {
      available: async (source, target) => installed.has(`${source}-${target}`),
      async translate(sentences, { target }) {
        asked.push(target)
        return sentences.map((said) => ({ text: `${target}:${said}`, quality: 'rough' }))
      },
      close: async () => {},
    },
  })
  server.startJobs()
  const client = await signUp(server)
  await client.call('PATCH', '/api/user', { body: { preferredLanguage: 'uk' } })
  expect(await client.get('/api/translation')).toMatchObject({ wanted: 'uk', used: 'en' })
  expect((await letter(client, 'a')).targetLanguage).toBe('en')
  installed.add('de-uk')
  expect(await client.get('/api/translation')).toMatchObject({ wanted: 'uk', used: 'uk' })
  expect((await letter(client, 'b')).targetLanguage).toBe('uk')
  expect(asked).toEqual(['en', 'uk'])
})
