import {
  message,
  type Document,
  type PastRecord,
  type ResponseLetter,
  type AccountTransfers,
} from '@brieflotse/contract'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { file, pdf, signUp, type Client } from '../../test/client.ts'
import { testFolder, testServer, type TestServer } from '../../test/test-server.ts'
import { openArchive } from './read-zip.ts'

const never = new AbortController().signal

/** A user with a letter of two files, a paid and corrected letter, an archived letter, a posted response, and payments. */
async function fullAccount(server: TestServer): Promise<Client> {
  const client = await signUp(server, 'jana')
  const address = { address: 'Lange Straße 1', postalCode: '24100', city: 'Musterau' }
  await client.call('PATCH', '/api/user', {
    body: { firstName: 'Jana', lastName: 'Börger', ...address },
  })
  const ids = []
  for (const files of [
    [file(pdf('eins')), file(pdf('zwei'), 'Rück seite.pdf')],
    [file(pdf('drei'))],
    [file(pdf('vier'))],
  ]) {
    const { id } = (await client.upload(files)).json<Document>()
    await server.until(
      client.user.id,
      () => client.document(id),
      ({ translationState }) => translationState === 'done',
    )
    ids.push(id)
  }
  const [first, , last] = ids as [number, number, number]
  const changes = [{ field: 'title', from: null, to: 'Strom' }]
  await client.call('PATCH', `/api/documents/${first}`, { body: { changes } })
  await client.call('DELETE', `/api/documents/${last}`)
  const [claim] = (await client.document(first)).claims
  const paid = await client.call('POST', `/api/claims/${claim!.id}`, {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { change: 'paid', amount: 4200, on: '2026-11-10', note: 'bar' },
  })
  expect(paid.statusCode, paid.body).toBe(200)
  const written = await client.call('POST', '/api/response-letters', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      title: 'Widerspruch',
      documentId: first,
      responseType: 'objection',
      attachments: [first],
    },
  })
  expect(written.statusCode, written.body).toBe(201)
  const letter = written.json<ResponseLetter>()
  const ordered = await client.call('POST', '/api/physical-mail', {
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: {
      responseLetterID: letter.id,
      deliveryOption: 'standard',
      printOptions: { blackAndWhite: true, doubleSided: true },
    },
  })
  expect(ordered.statusCode, ordered.body).toBe(201)
  return client
}

const ended = (client: Client, direction: 'in' | 'out') =>
  expect
    .poll(async () => (await client.get<AccountTransfers>('/api/transfers'))[direction], {
      timeout: 30_000,
    })
    .toMatchObject({ state: expect.stringMatching(/ready|failed/) as string })

async function exported(client: Client): Promise<Buffer> {
  expect((await client.call('POST', '/api/transfers/out')).statusCode).toBe(201)
  await ended(client, 'out')
  const answer = await client.call('GET', '/api/transfers/out/file')
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  expect(answer.headers['content-disposition']).toMatch(/Brieflotse \d{4}-/)
  return answer.rawPayload
}

async function imported(client: Client, zip: Buffer) {
  const headers = { 'content-type': 'application/zip' }
  const answer = await client.call('POST', '/api/transfers/in', { body: zip, headers })
  expect(answer.statusCode, answer.body).toBe(201)
  await ended(client, 'in')
  return (await client.get<AccountTransfers>('/api/transfers')).in!
}

/** The hashes of all files about letters, by path. */
async function hashesIn(zip: Buffer): Promise<Record<string, string>> {
  const path = join(testFolder(), 'export.zip')
  writeFileSync(path, zip)
  const archive = await openArchive(path, never)
  const all = [...archive.files].map(([name, { sha256 }]) => [name, sha256] as const)
  archive.close()
  return Object.fromEntries(all.filter(([name]) => /^(documents|letters)\//.test(name)))
}

test('an account is the same on another server, by every checksum, and what is taken over twice is there once', async () => {
  const here = await testServer()
  here.startJobs()
  const before = await exported(await fullAccount(here))
  const hashes = await hashesIn(before)
  expect(Object.keys(hashes).length).toBeGreaterThan(12)

  const there = await testServer()
  there.startJobs()
  const client = await signUp(there, 'janna')
  const first = await imported(client, before)
  expect(first).toMatchObject({
    state: 'ready',
    failure: null,
    result: { letters: 3, lettersBefore: 0, responses: 1, responsesBefore: 0 },
  })
  expect(await hashesIn(await exported(client))).toEqual(hashes)

  // Imported payments are only history and give no credits.
  expect((await client.get<{ credits: number }>('/api/user')).credits).toBe(3)
  const past = await client.get<PastRecord[]>('/api/transfers/past')
  expect(past).toContainEqual(
    expect.objectContaining({ kind: 'credits', text: 'welcome', amount: 3 }),
  )
  const documents =
    await client.get<{ id: number; givenTitle: string | null; status: string }[]>('/api/documents')
  expect(documents.map(({ status }) => status).sort()).toEqual([
    'archived',
    'completed',
    'completed',
  ])
  const strom = documents.find(({ givenTitle }) => givenTitle === 'Strom')!
  expect((await client.document(strom.id)).claims).toMatchObject([{ state: 'paid', paid: 4200 }])
  const [letter] = await client.get<ResponseLetter[]>('/api/response-letters')
  expect(letter).toMatchObject({ documentId: strom.id, physicalDelivery: true, mail: null })
  expect(past).toContainEqual(expect.objectContaining({ kind: 'order', amount: 120 }))

  const again = await imported(client, before)
  expect(again.result).toMatchObject({ letters: 0, lettersBefore: 3, responses: 0, past: 0 })
  expect(await hashesIn(await exported(client))).toEqual(hashes)
})

test('what became of a posted letter is taken along, as messages and in words of a carrier', async () => {
  const here = await testServer()
  here.startJobs()
  const jana = await fullAccount(here)
  const { id } = await here.deps.db.read
    .selectFrom('mail_orders')
    .select('id')
    .executeTakeFirstOrThrow()
  const sorted = message('practice-mail.sorted')
  const centre = message('practice-mail.centre', { number: '04' })
  const told = [
    { location: null, location_said: centre, text: null, said: sorted },
    { location: 'Hamburg', location_said: null, text: 'Die Sendung wurde sortiert.', said: null },
  ]
  const rows = told.map((event, index) => ({
    ...event,
    order_id: id,
    status: 'in_transit' as const,
    at: `2999-01-0${index + 1}T00:00:00.000Z`,
    location_said: event.location_said && JSON.stringify(event.location_said),
    said: event.said && JSON.stringify(event.said),
  }))
  await here.deps.db.write((tx) => tx.insertInto('mail_events').values(rows).execute())
  const there = await testServer()
  there.startJobs()
  const janna = await signUp(there, 'janna')
  await imported(janna, await exported(jana))
  for (const client of [jana, janna]) {
    const path = join(testFolder(), 'export.zip')
    writeFileSync(path, await exported(client))
    const archive = await openArchive(path, never)
    const { orders } = (await archive.json('letters/00001/letter.json')) as {
      orders: { events: { at: string }[] }[]
    }
    archive.close()
    expect(orders[0]!.events.filter(({ at }) => at.startsWith('2999'))).toMatchObject(told)
  }
})

const losses: [what: string, hurt: (path: string) => void][] = [
  ['missing', (path) => rmSync(path)],
  ['damaged', (path) => writeFileSync(path, 'rotten')],
]

test.each(losses)(
  'a file that is %s on the disk is named in the export and by the server, and the rest is taken over',
  async (_, hurt) => {
    const here = await testServer()
    here.startJobs()
    const client = await signUp(here)
    for (const text of ['eins', 'zwei']) {
      await client.settled((await client.upload([file(pdf(text))])).json<Document>().id)
    }
    const row = await here.deps.db.read
      .selectFrom('documents')
      .select('file_hash')
      .orderBy('id')
      .executeTakeFirstOrThrow()
    const hash = row.file_hash
    hurt(join(here.dataFolder, 'files', hash.slice(0, 2), hash))
    const zip = await exported(client)
    const lost = 'documents/00001/originals/1-letter.pdf'
    expect((await client.get<AccountTransfers>('/api/transfers')).out!.lost).toEqual([lost])
    const path = join(testFolder(), 'export.zip')
    writeFileSync(path, zip)
    const archive = await openArchive(path, never)
    expect([...archive.lost]).toEqual([lost])
    expect(await text(await archive.open('LOST.txt'))).toMatch(
      /the server has lost them[^]*documents\/00001\/originals\/1-letter.pdf/,
    )
    archive.close()

    const there = await testServer()
    there.startJobs()
    const other = await signUp(there)
    expect(await imported(other, zip)).toMatchObject({
      state: 'ready',
      result: { letters: 1, lost: 1 },
    })
    expect(await other.get<Document[]>('/api/documents')).toHaveLength(1)
  },
)

test('into the account it came from it changes nothing, and brings back what was erased', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await fullAccount(server)
  const zip = await exported(client)
  expect((await imported(client, zip)).result).toMatchObject({ letters: 0, responses: 0, past: 0 })
  const [{ id }] = await client.get<[{ id: number }]>('/api/documents')
  await client.call('DELETE', `/api/documents/${id}?permanent=true`)
  expect((await imported(client, zip)).result).toMatchObject({ letters: 1, lettersBefore: 2 })
})

test('of two files that come in at once one is taken over, whole, and the other one is to wait', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  await client.settled((await client.upload([file(pdf('eins'))])).json<Document>().id)
  const zip = await exported(client)
  await server.stopJobs()
  const headers = { 'content-type': 'application/zip' }
  const send = () => client.call('POST', '/api/transfers/in', { body: zip, headers })
  const answers = await Promise.all([send(), send()])
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 503]))
  const files = await readdir(dirname(server.deps.transferFolder.path(`${'x'.repeat(20)}.zip`)))
  expect(files).toHaveLength(2)
  server.startJobs()
  // An export during the import harms neither.
  expect(Object.keys(await hashesIn(await exported(client))).length).toBeGreaterThan(1)
  await ended(client, 'in')
  expect((await client.get<AccountTransfers>('/api/transfers')).in).toMatchObject({
    state: 'ready',
    result: { letters: 0, lettersBefore: 1 },
  })
})

test('somebody else’s file, a half one and one that is only called so are refused with a reason, and leave nothing', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  const taken = await imported(client, Buffer.from('not a zip at all'))
  expect(taken).toMatchObject({ state: 'failed', failure: { code: 'transfer-invalid' } })
  expect(taken.failure!.message).toMatch(/^We cannot import this file: it is damaged/)
  expect(await server.stored()).toEqual([])
  const text = await client.call('POST', '/api/transfers/in', { body: { a: 1 } })
  expect(text.statusCode).toBe(400)
  expect((await client.call('GET', '/api/transfers/out/file')).statusCode).toBe(404)
})

test('an export that is not fetched goes with its account, and a new one takes its place', async () => {
  const server = await testServer()
  server.startJobs()
  const client = await signUp(server)
  await exported(client)
  await exported(client)
  const rows = await server.deps.db.read.selectFrom('transfers').selectAll().execute()
  expect(rows).toHaveLength(1)
  const path = server.deps.transferFolder.path(rows[0]!.file_name)
  expect(readFileSync(path).length).toBe(rows[0]!.byte_size)
  await client.call('DELETE', '/api/transfers/out')
  expect(() => readFileSync(path)).toThrow('ENOENT')
})
