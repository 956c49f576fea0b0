import {
  type Changes,
  englishOf,
  getInbox,
  type Inbox,
  listTransfers,
  type PaymentStatus,
  type ResponseLetter,
  type AccountTransfers,
} from '@brieflotse/contract'
import SqliteDatabase from 'better-sqlite3'
import { Kysely, Migrator, SqliteDialect } from 'kysely'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { clientOf, cookieOf, registration, signUp } from '../../test/client.ts'
import { testFolder, testServer } from '../../test/test-server.ts'
import { migrations } from './migrate.ts'
import { messageOf } from './migrations/022-messages.ts'

const at = '2026-11-20T10:00:00.000Z'

/** Builds a database of schema version 21, with the users of another database. */
async function earlierFolder(users: string): Promise<string> {
  const folder = join(testFolder(), 'data')
  mkdirSync(folder)
  const sqlite = new SqliteDatabase(join(folder, 'brieflotse.db'))
  const db = new Kysely<unknown>({ dialect: new SqliteDialect({ database: sqlite }) })
  const earlier = Object.fromEntries(Object.entries(migrations).filter(([name]) => name <= '021'))
  const provider = { getMigrations: async () => earlier }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  expect(error).toBeUndefined()
  sqlite.exec(
    `attach '${users}' as source; insert into users select * from source.users; detach source`,
  )
  sqlite.exec(`
    insert into files values ('h1', 5, '${at}');
    insert into documents (id, user_id, file_hash, file_name, mime_type, byte_size, content_key, title,
        status, source_language, target_language, tags, failure, failure_page, translation_state, uploaded_at)
      values (1, 1, 'h1', 'a.pdf', 'application/pdf', 5, 'h1', 'A', 'failed', 'de', 'en', '[]',
        'file-broken', 2, 'waiting', '${at}');
    insert into claims (id, user_id, document_id, position, amount_cents, updated_at) values (7, 1, 1, 1, 900, '${at}');
    insert into payments (id, user_id, claim_id, purpose, how, provider, amount_cents, reference, status,
        status_message, created_at, updated_at)
      values ('p1', 1, 7, 'claim', 'online', 'practice', 900, 'r', 'canceled', 'You declined this payment.', '${at}', '${at}'),
        ('p2', 1, null, 'test', 'online', 'stripe', 900, 'r', 'canceled', 'Your card was declined.', '${at}', '${at}');
    insert into changes values (1, 'document', 1, 1, 0), (1, 'letter', 1, 2, 0), (1, 'letter', 2, 3, 0), (1, 'letter', 3, 4, 0);
    update counter set rev = 4;
    insert into transfers (id, user_id, direction, state, file_name, failure, failure_text, created_at)
      values (1, 1, 'in', 'failed', 'x.zip', 'transfer-invalid',
        'This file cannot be taken over: something in it is not valid (row).', '${at}');
    insert into arrived_mails (id, user_id, state, content_hash, byte_size, reason, received_at)
      values (1, 1, 'problem', 'c', 5, 'Akte: 1.zip: Packed files cannot be opened here. Please unpack it and upload the letter itself.
Page 1.pdf: This mail is damaged and cannot be opened.
This mail is damaged and cannot be opened.', '${at}');
    insert into idempotency_keys values (1, 'k', 'f',
      '[{"outcome":"left-out","documentId":null,"reason":"This text only points to what is attached."},{"outcome":"document","documentId":1,"reason":null}]',
      'mail:k', '${at}');`)
  addLetters(sqlite)
  await db.destroy()
  return folder
}

function addLetters(sqlite: SqliteDatabase.Database): void {
  const letter = sqlite.prepare(`
    insert into response_letters (id, user_id, document_id, title, content, response_type, generated_at, updated_at, order_id)
    values (?, 1, 1, ?, 'Text', 'inquiry', ?, '${at}', ?)`)
  letter.run(1, 'Response to: Mahnung: 2. Stufe', at, 1)
  letter.run(2, 'Відповідь на: Bescheid', '2026-11-21T10:00:00.000Z', 2)
  letter.run(3, 'A title of my own', '2026-11-22T10:00:00.000Z', null)
  const order = sqlite.prepare(`
    insert into mail_orders (id, user_id, letter_id, reference, provider, delivery_option, print_options, recipient,
      pdf_hash, pages, price_cents, credits, state, failure, failure_text, tracking_id, delivery_location, estimated_on,
      ordered_at, updated_at)
    values (?, 1, ?, ?, 'practice', 'standard', '{"blackAndWhite":true,"doubleSided":true}', '[]', 'h1', 1, 95, 2, ?, ?, ?, ?, ?,
      '2026-11-25', '${at}', '${at}')`)
  const refused =
    'The print shop refused this letter. It says: The file cannot be printed. Nothing was posted and nothing was charged.'
  order.run(1, 1, 'r1', 'failed', 'mail-refused', refused, 't1', null)
  order.run(2, 2, 'r2', 'submitted', null, null, 't2', 'Letter centre 04')
  sqlite.exec(`insert into mail_events (order_id, status, at, location, text) values
    (2, 'printed', '${at}', null, 'Practice mode: nothing was posted. It would be printed now.'),
    (2, 'in_transit', '2026-11-21T10:00:00.000Z', 'Hamburg', 'Die Sendung wurde sortiert.')`)
}

test('what earlier versions stored in English are messages, once for all, and devices hear of them', async () => {
  const other = await testServer()
  const { user } = await signUp(other, 'jana')
  const server = await testServer({
    dataFolder: await earlierFolder(join(other.dataFolder, 'brieflotse.db')),
  })
  const login = { method: 'POST', url: '/api/login', body: registration('jana') } as const
  const client = clientOf(server, cookieOf(await server.app.inject(login)), user)

  const status = (id: string) => client.get<PaymentStatus>(`/api/payments/${id}/status`)
  expect(await status('p1')).toMatchObject({
    statusMessage: 'You declined this payment.',
    said: { id: 'practice-bank.declined', values: {} },
  })
  expect(await status('p2')).toMatchObject({
    statusMessage: 'Your card was declined.',
    said: { id: 'as-said', values: { words: 'Your card was declined.' } },
  })

  const letters = await client.get<ResponseLetter[]>('/api/response-letters')
  expect(letters.map(({ title, titleSaid }) => [title, titleSaid?.values['title']])).toEqual([
    ['A title of my own', undefined],
    ['Response to: Bescheid', 'Bescheid'],
    ['Response to: Mahnung: 2. Stufe', 'Mahnung: 2. Stufe'],
  ])
  expect(letters[2]!.mail!.failure).toEqual({
    code: 'mail-refused',
    message:
      'The print shop refused this letter. It says: The print shop cannot print the file. Nothing was posted and nothing was charged.',
    said: { id: 'mail.refused-because', values: { why: 'shop.not-printable' } },
  })
  expect(letters[1]).toMatchObject({
    deliveryLocation: 'Letter centre 04',
    deliveryLocationSaid: { id: 'practice-mail.centre', values: { number: '04' } },
    mail: {
      events: [
        {
          location: null,
          text: 'Practice mode: nothing was posted. It would be printed now.',
          said: { id: 'practice-mail.printed' },
        },
        { location: 'Hamburg', text: 'Die Sendung wurde sortiert.' },
      ],
    },
  })

  const { in: taken } = await client.get<AccountTransfers>(listTransfers.url)
  expect(taken!.failure).toEqual({
    code: 'transfer-invalid',
    message: 'We cannot import this file: something in it is not valid (row).',
    said: { id: 'transfer.refused', values: { why: 'transfer.not-valid', what: 'row' } },
  })
  const { mails } = await client.get<Inbox>(getInbox.url)
  expect(mails[0]).toMatchObject({
    problem:
      'Akte: 1.zip: We cannot open packed files here. Please unpack it and upload the letter itself.\nPage 1.pdf: This email is damaged. We cannot open it.\nThis email is damaged. We cannot open it.',
    problems: [
      { name: 'Akte: 1.zip', said: { id: 'part.packed' } },
      { name: 'Page 1.pdf', said: { id: 'part.broken-mail' } },
      { name: '', said: { id: 'part.broken-mail' } },
    ],
  })
  const { answer } = await server.deps.db.read
    .selectFrom('idempotency_keys')
    .select('answer')
    .executeTakeFirstOrThrow()
  expect(JSON.parse(answer!)).toEqual([
    { outcome: 'left-out', documentId: null, said: { id: 'part.note', values: {} } },
    { outcome: 'document', documentId: 1 },
  ])

  const { changes } = await client.get<Changes>('/api/sync?since=4')
  expect(changes.map(({ kind, id }) => `${kind} ${id}`).toSorted()).toEqual([
    'document 1',
    'letter 1',
    'letter 2',
  ])
})

test('a server that dies while it migrates begins again from what was', async () => {
  const other = await testServer()
  await signUp(other, 'jana')
  const dataFolder = await earlierFolder(join(other.dataFolder, 'brieflotse.db'))
  const whole = migrations['022']!
  migrations['022'] = {
    async up(db) {
      await whole.up(db)
      throw new Error('no power')
    },
  }
  await expect(testServer({ dataFolder })).rejects.toThrow()
  migrations['022'] = whole
  const { deps } = await testServer({ dataFolder })
  const payments = await deps.db.read.selectFrom('payments').select('status_said').execute()
  expect(payments).toHaveLength(2)
})

const refused =
  'The print shop refused this letter. It says: Page 2: The address is missing. Nothing was posted and nothing was charged.'
// a reason that has a reason itself is quoted as it was
const inner = 'Page 3: This file cannot be taken over: it is locked with a password.'

test.each([
  [refused, refused],
  [inner, inner],
  [
    'Page 2: This mail is damaged and cannot be opened.',
    'Page 2: This email is damaged. We cannot open it.',
  ],
])('a sentence in a sentence is said as today: %s', (before, today) => {
  expect(englishOf(messageOf(before))).toBe(today)
})
