import type { Document } from '@brieflotse/contract'
import { expect, test } from 'vitest'
import { up } from '../../db/migrations/007-claims-of-earlier-letters.ts'
import { file, pdf, signUp } from '../../../test/client.ts'
import { explanationOf, fakeUnderstand } from '../../../test/fakes.ts'
import { testServer } from '../../../test/test-server.ts'

const fact = (kind: string, value: string) => ({ ...explanationOf('').facts[0]!, kind, value })
const warning = { code: 'direct-debit', text: '', evidence: [] }
const letters = [
  {
    facts: [
      fact('amount-total', '21138'),
      fact('payee', 'Nordlicht Energie GmbH'),
      fact('iban', 'DE89370400440532013000'),
      fact('bic', 'COBADEFFXXX'),
      fact('purpose', 'K-1'),
    ],
  },
  { facts: [fact('amount-outstanding', '4200')] },
  { facts: [fact('amount-total', '4200')], warnings: [warning] },
  { facts: [fact('amount-total', '99999999999999')] },
  { facts: [] },
]

test('letters from before there were claims get the same ones as if they were read now, once, and devices hear of it', async () => {
  let next = 0
  const server = await testServer({
    understand: {
      ...fakeUnderstand,
      async read(pages, options) {
        const reading = await fakeUnderstand.read(pages, options)
        const read = letters[next++] as Partial<Document['explanation']>
        return { ...reading, explanation: { ...reading.explanation, ...read } }
      },
    },
  })
  server.startJobs()
  const client = await signUp(server)
  for (const index of letters.keys()) {
    const { id } = (await client.upload([file(pdf(String(index)))])).json<Document>()
    await client.settled(id)
  }
  await server.stopJobs()
  const { db } = server.deps
  const claims = () =>
    db.read
      .selectFrom('claims')
      .select(['document_id', 'amount_cents', 'payee', 'iban', 'bic', 'purpose', 'due_on'])
      .orderBy('document_id')
      .execute()
  const asRead = await claims()
  expect(asRead).toHaveLength(2)
  const { cursor } = await client.get<{ cursor: number }>('/api/sync?since=0')
  await db.write((tx) => tx.deleteFrom('claims').execute())

  await up(db.read as never)
  await up(db.read as never)
  expect(await claims()).toEqual(asRead)
  const { changes } = await client.get<{ changes: { id: number; rev: number }[] }>(
    `/api/sync?since=${cursor}`,
  )
  expect(changes.map(({ id }) => id)).toEqual([1, 2])
})
