import {
  englishOf,
  type PastRecord,
  type Said,
  type StorageReport,
  type AccountTransfers,
} from '@brieflotse/contract'
import { writeFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { nameAdmins } from '../account/store.ts'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { openArchive } from './read-zip.ts'
import { writeZip } from './write-zip.ts'
import type { ZipEntry } from './zip-entry.ts'

const { signal } = new AbortController()
type Told = { row: Record<string, unknown>; files: Record<string, unknown>[] }
type Changes = Record<string, (told: never) => unknown>

const tellLost = () => expect.fail('nothing is lost')

/** An export whose files were changed and whose manifest has the correct new hashes. */
async function rewritten(zip: Buffer, changes: Changes): Promise<Buffer> {
  const [from, to] = [join(testFolder(), 'from.zip'), join(testFolder(), 'to.zip')]
  writeFileSync(from, zip)
  const archive = await openArchive(from, signal)
  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const path of archive.files.keys()) {
      const change = changes[path]
      const make = async () =>
        change
          ? Buffer.from(JSON.stringify(change((await archive.json(path)) as never)))
          : archive.open(path)
      yield { path, make }
    }
  }
  await writeZip(to, entries(), { madeAt: new Date(), signal, onStep: async () => {}, tellLost })
  archive.close()
  return readFileSync(to)
}

const ended = (client: Client, direction: 'in' | 'out') =>
  expect
    .poll(async () => (await client.get<AccountTransfers>('/api/transfers'))[direction]?.state, {
      timeout: 30_000,
    })
    .toMatch(/ready|failed/)

async function exported(client: Client): Promise<Buffer> {
  await client.call('POST', '/api/transfers/out')
  await ended(client, 'out')
  return (await client.call('GET', '/api/transfers/out/file')).rawPayload
}

async function takenOver(changes: Changes) {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server, 'jana')
  const sent = [file(pdf('eins'))]
  const { id } = (await client.upload(sent)).json<{ id: number }>()
  await client.settled(id)
  const zip = await exported(client)
  const mila = await signUp(server, 'mila')
  const body = await rewritten(zip, changes)
  const headers = { 'content-type': 'application/zip' }
  expect((await mila.call('POST', '/api/transfers/in', { body, headers })).statusCode).toBe(201)
  await ended(mila, 'in')
  return { server, mila, taken: (await mila.get<AccountTransfers>('/api/transfers')).in! }
}

test('what a file says of sizes is not believed: sums of whoever runs the server stay right', async () => {
  const huge = ({ row, files, ...rest }: Told) => ({
    ...rest,
    row: { ...row, byte_size: 9e15 },
    files: files.map((one) => ({ ...one, byte_size: 9e15 })),
  })
  const { server, mila, taken } = await takenOver({ 'documents/00001/document.json': huge })
  expect(taken).toMatchObject({ state: 'ready', result: { letters: 1 } })
  await nameAdmins(server.deps.db, ['mila'])
  const { users } = await mila.get<StorageReport>('/api/admin/storage')
  expect(users.map(({ bytes }) => bytes)).toEqual([pdf('eins').length, pdf('eins').length])
})

test('money of another place is never worth anything here, whatever it is called', async () => {
  const credits = [{ amount: 1e6, reason: 'given', created_at: '2026-01-01T00:00:00.000Z' }]
  const payments = [{ purpose: 'credits', credits: 1e6, status: 'succeeded', how: 'online' }]
  const { server, mila, taken } = await takenOver({
    'money/credits.json': () => credits,
    'money/payments.json': () => payments,
  })
  expect(taken).toMatchObject({ state: 'ready', result: { past: 2 } })
  expect((await mila.get<{ credits: number }>('/api/user')).credits).toBe(3)
  expect(await server.deps.db.read.selectFrom('payments').selectAll().execute()).toEqual([])
  expect(await mila.get<PastRecord[]>('/api/transfers/past')).toHaveLength(2)
})

const payment = {
  purpose: 'claim',
  how: 'online',
  provider: 'practice',
  amount_cents: 900,
  reference: 'r',
  status: 'canceled',
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}
/** A letter with one claim and one payment. */
const paying = (said: object) => (told: Told) => ({
  ...told,
  claims: [
    {
      position: 9,
      amount_cents: 900,
      updated_at: '2026-11-20T10:00:00.000Z',
      payments: [{ ...payment, ...said }],
    },
  ],
})

const declined = { id: 'practice-bank.declined', values: {} }

test.each<[what: string, payment: object, said: Said]>([
  ['its English', { status_message: 'You declined this payment.' }, declined],
  [
    'words of a bank',
    { status_message: 'Your card was declined.' },
    { id: 'as-said', values: { words: 'Your card was declined.' } },
  ],
  ['nothing', {}, { id: 'payment.canceled', values: {} }],
  [
    'both, as we write it',
    { status_said: declined, status_message: 'You declined this payment.' },
    declined,
  ],
])(
  'a payment of an earlier version is taken over with %s, and earlier versions take ours',
  async (_, values, said) => {
    const { mila, taken } = await takenOver({ 'documents/00001/document.json': paying(values) })
    expect(taken).toMatchObject({ state: 'ready', result: { letters: 1 } })
    const [{ id }] = await mila.get<[{ id: number }]>('/api/documents')
    const [claim] = (await mila.document(id)).claims
    expect(claim!.payments).toMatchObject([{ state: 'failed', note: englishOf(said), said }])

    const path = join(testFolder(), 'again.zip')
    writeFileSync(path, await exported(mila))
    const archive = await openArchive(path, signal)
    expect(await archive.json('documents/00001/document.json')).toMatchObject({
      claims: [{ payments: [{ status_said: said, status_message: englishOf(said) }] }],
    })
    archive.close()
  },
)

test.each<[string, (told: Told) => unknown]>([
  ['a message of a payment without its values', paying({ status_said: { id: 'file.page' } })],
  ['a message of a payment that is none', paying({ status_said: 'Canceled.' })],
  ['a card that no screen can show', (told) => ({ ...told, row: { ...told.row, card: 7 } })],
  ['a claim with a payment for credits', (told) => ({ ...told, claims: [{ payments: [{}] }] })],
  [
    'a letter with the key of another',
    ({ row, ...told }) => ({ ...told, row: { ...row, content_key: 'x' } }),
  ],
  [
    'a file of another letter',
    ({ files, ...told }) => ({
      ...told,
      files: files.map((one) => ({ ...one, path: '../../session.key' })),
    }),
  ],
])('%s is refused, and nothing of it stays', async (_name, change) => {
  const { mila, taken } = await takenOver({ 'documents/00001/document.json': change })
  expect(taken).toMatchObject({ state: 'failed', failure: { code: 'transfer-invalid' } })
  expect(await mila.get<unknown[]>('/api/documents')).toEqual([])
})
