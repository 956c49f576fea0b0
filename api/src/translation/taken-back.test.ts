import type { UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { createDeepl } from '../providers/interpreter/deepl.ts'
import { createLocalTranslation } from '../providers/translation/local-translation.ts'
import { file, pdf, signUp } from '../../test/client.ts'
import { openDeepl } from '../../test/fake-interpreters.ts'
import { fakeOcr } from '../../test/fakes.ts'
import { testServer } from '../../test/test-server.ts'

const animals = 'Igel Dachs Luchs Marder Biber Falke Habicht Kranich Storch Reiher Uhu Specht'
const places = ['Wald', 'Moor', 'Bach']
// More sentences than one request to the service holds, none of them in the phrase book or the sentence patterns.
const text = animals
  .split(' ')
  .flatMap((animal) => places.map((place) => `Ob der ${animal} im ${place} wohl gern schlummert?`))
  .join(' ')

test('a yes that is taken back while a letter is being translated stops the rest of it', async () => {
  let takeBack = () => {}
  const deepl = await openDeepl((said) => {
    takeBack()
    return said
  })
  const translation = createLocalTranslation({ modelFolders: [] })
  const server = await testServer({
    ocr: fakeOcr({ text }),
    translation: { ...translation, available: async () => true },
    service: createDeepl({ key: 'k:fx', url: deepl.url, timeoutMs: 500 }),
  })
  try {
    server.startJobs()
    const client = await signUp(server)
    await client.call('PUT', '/api/translation/service', { body: { name: 'deepl', yes: true } })
    takeBack = () =>
      void server.deps.db.write((tx) => tx.deleteFrom('service_consents').execute()).catch(() => {})
    const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
    const document = await client.settled(id)
    expect(document.sentences.length).toBeGreaterThan(30)
    expect(deepl.sent).toHaveLength(1)
    const uses = await server.deps.db.read.selectFrom('service_uses').select('id').execute()
    expect(uses).toHaveLength(1)
  } finally {
    await deepl.close()
    await translation.close()
  }
})

test('no more of a user leaves in a day than the operator allows; the rest is translated here', async () => {
  const deepl = await openDeepl((said) => said)
  const translation = createLocalTranslation({ modelFolders: [] })
  const server = await testServer({
    ocr: fakeOcr({ text }),
    translation: { ...translation, available: async () => true },
    service: createDeepl({ key: 'k:fx', url: deepl.url, timeoutMs: 500 }),
    charactersPerDay: 1_000,
  })
  try {
    server.startJobs()
    const client = await signUp(server)
    await client.call('PUT', '/api/translation/service', { body: { name: 'deepl', yes: true } })
    const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
    expect((await client.settled(id)).status).toBe('completed')
    const uses = server.deps.db.read.selectFrom('service_uses').select('characters')
    const sent = (await uses.execute()).reduce((sum, { characters }) => sum + characters, 0)
    expect(sent).toBeLessThanOrEqual(1_000)
    expect(deepl.sent).toHaveLength((await uses.execute()).length)
  } finally {
    await deepl.close()
    await translation.close()
  }
})
