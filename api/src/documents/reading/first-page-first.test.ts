import type { Document, UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../../test/client.ts'
import { fakeTranslation, fakeUnderstand, letterText } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'

test('the first page is translated first, and is there while the others are worked on', async () => {
  const told: string[][] = []
  let goOn = () => {}
  const rest = new Promise<void>((resolve) => (goOn = resolve))
  const server = await testServer({
    understand: {
      ...fakeUnderstand,
      async read(pages, options) {
        const reading = await fakeUnderstand.read(pages, options)
        const at = (page: number) => [{ page, quote: '', boxes: [] }]
        const sentences = [2, 1, 3, 4].map((page) => ({
          text: `Seite ${page}.`,
          block: page,
          role: 'paragraph' as const,
          evidence: at(page),
        }))
        return { ...reading, sentences }
      },
    },
    translation: {
      ...fakeTranslation(),
      async translate(sentences, options) {
        told.push(sentences)
        if (told.length === 2) await rest
        return fakeTranslation().translate(sentences, options)
      },
    },
  })
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  server.startJobs()
  const first = await server.until(
    client.user.id,
    () => client.document(id),
    ({ sentences }) => sentences.some(({ translation }) => translation !== null),
  )
  expect(first).toMatchObject({ status: 'processing', translationState: 'waiting' })
  const english = (row: Document) => row.sentences.map(({ translation }) => translation)
  expect(english(first)).toEqual([null, 'EN:Seite 1.', null, null])
  expect(first.explanation!.actions[0]!.translated).toBe(`EN:${letterText}`)
  goOn()
  const done = await client.settled(id)
  expect(english(done)).toEqual(['EN:Seite 2.', 'EN:Seite 1.', 'EN:Seite 3.', 'EN:Seite 4.'])
  expect(told.slice(1)).toEqual([['Seite 2.', 'Seite 3.'], ['Seite 4.']])
})

test('a part of a translation does not come over what was understood anew meanwhile', async () => {
  const server = await testServer()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  server.startJobs()
  await client.settled(id)
  const before = (await server.deps.readings.find(id))!
  const part = { ...before, translatedTo: null }
  const older = { ...before, sentences: before.sentences.slice(1) }
  expect(await server.deps.readings.savePart(id, older, { ...part, sentences: [] })).toBeNull()
  expect(await server.deps.readings.find(id)).toEqual(before)
})
