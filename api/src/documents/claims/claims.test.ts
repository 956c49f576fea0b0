import type { Claim, Document, DocumentListItem, Explanation } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { file, pdf, signUp } from '../../../test/client.ts'
import { explanationOf, fakeUnderstand } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'

/** A server whose fake OCR reads letters that ask for the test's amount. */
async function letters(amount: { cents: string }) {
  const facts = (): Explanation['facts'] => [
    { ...explanationOf('').facts[0]!, value: amount.cents },
  ]
  const server = await testServer({
    understand: {
      ...fakeUnderstand,
      async read(pages, options) {
        const reading = await fakeUnderstand.read(pages, options)
        return { ...reading, explanation: { ...reading.explanation, facts: facts() } }
      },
    },
  })
  server.startJobs()
  const client = await signUp(server)
  const { id } = (await client.upload([file(pdf('a'))])).json<Document>()
  await client.settled(id)
  return { server, client, id }
}

const claim: Partial<Claim> = {
  amount: 4200,
  paid: 0,
  state: 'open',
  payee: 'Stadtwerke Musterhafen',
  dueOn: '2026-11-20',
  payments: [],
}

test('what a letter asks to be paid travels with it: alone, in the list and in the feed', async () => {
  const { client, id } = await letters({ cents: '4200' })
  expect((await client.document(id)).claims).toMatchObject([claim])
  const list = await client.get<DocumentListItem[]>('/api/documents')
  expect(list[0]?.claims).toMatchObject([claim])
  const { changes } = await client.get<{ changes: { row: Document }[] }>('/api/sync?since=0')
  expect(changes[0]?.row.claims).toMatchObject([claim])
})

test('reading again updates what was read and keeps what the user did about it', async () => {
  const amount = { cents: '4200' }
  const { server, client, id } = await letters(amount)
  const [before] = (await client.document(id)).claims
  await server.deps.db.write((tx) =>
    tx
      .updateTable('claims')
      .set({ disputed_at: '2026-11-20T10:00:00.000Z', note: 'Mine.' })
      .execute(),
  )
  amount.cents = '3900'
  await client.call('POST', `/api/documents/${id}/read`)
  await client.settled(id)
  const expected = { id: before!.id, amount: 3900, state: 'disputed', note: 'Mine.' }
  expect((await client.document(id)).claims).toMatchObject([expected])
  amount.cents = '0'
  await client.call('POST', `/api/documents/${id}/read`)
  await client.settled(id)
  expect((await client.document(id)).claims).toMatchObject([expected])
})

test('a claim that is not read any more goes, when nothing was done about it', async () => {
  const amount = { cents: '4200' }
  const { client, id } = await letters(amount)
  amount.cents = '0'
  await client.call('POST', `/api/documents/${id}/read`)
  await client.settled(id)
  expect((await client.document(id)).claims).toEqual([])
})
