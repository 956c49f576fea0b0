import type { UploadedDocument } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { createLocalTranslation } from '../../providers/translation/local-translation.ts'
import { shippedModelFolder } from '../../providers/translation/model-folder.ts'
import { file, pdf, signUp } from '../../../test/client.ts'
import { fakeOcr } from '../../../test/fakes.ts'
import { translatorsOf } from '../../../test/processes.ts'
import { testServer } from '../../../test/test-server.ts'
import { createSentenceCache } from './sentence-cache.ts'

const months = ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September']
const text = months
  .map((month) => `Ihre Aufenthaltserlaubnis ist bis zum Ende des Monats ${month} gültig.`)
  .join(' ')

test('a letter whose translator is killed in the middle is translated to the end by another, once', async () => {
  const server = await testServer({
    ocr: fakeOcr({ text }),
    translation: {
      available: async () => true,
      translate: (sentences, options) => translation.translate(sentences, options),
      close: () => translation.close(),
    },
  })
  const translation = createLocalTranslation({
    modelFolders: [shippedModelFolder()],
    cache: createSentenceCache(server.deps.db),
    batchSize: 1,
  })
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<UploadedDocument>()
  const killed: number[] = []
  server.startJobs()
  const document = await server.until(
    client.user.id,
    async () => {
      const row = await client.document(id)
      if (row.progress?.step === 'translating' && killed.length === 0) {
        killed.push(...translatorsOf(process.pid))
        for (const pid of killed) process.kill(pid, 'SIGKILL')
      }
      return row
    },
    ({ status }) => status === 'completed' || status === 'failed',
  )
  expect(killed).toHaveLength(1)
  expect(document).toMatchObject({ status: 'completed', translationState: 'done' })
  expect(document.sentences).toHaveLength(months.length)
  expect(await client.get('/api/documents')).toHaveLength(1)
  expect(translatorsOf(process.pid)).not.toEqual(killed)
  await translation.close()
  expect(translatorsOf(process.pid)).toEqual([])
})
