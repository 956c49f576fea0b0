import { sql, type Kysely } from 'kysely'
import { earlierSentences } from './022-earlier-sentences.ts'

type Message = { id: string; values: Record<string, string> }

const columns = [
  sql`alter table payments rename column status_message to status_said`,
  sql`alter table mail_orders rename column failure_text to failure_said`,
  sql`alter table mail_orders add column delivery_location_said text`,
  sql`alter table mail_events add column location_said text`,
  sql`alter table mail_events add column said text`,
  sql`alter table transfers rename column failure_text to failure_said`,
  sql`alter table arrived_mails rename column reason to problems`,
  sql`alter table response_letters add column title_id text`,
]

/** The titles that apps gave response letters, in each of their languages. */
const namings = [
  'Response to: ',
  'Antwort auf: ',
  'Yanıt: ',
  'رد على: ',
  'Відповідь на: ',
  'Ответ на: ',
]

const ofLetter = sql`kind = 'letter' and row_id in (
  select id from response_letters where title_id is not null or order_id is not null)`
const ofDocument = sql`kind = 'document' and row_id in (
  select id from documents where failure is not null
  union select document_id from claims join payments on claims.id = claim_id where status = 'canceled')`

// Devices that have these rows receive them again as a change.
const retold = [
  sql`create temp table retold as
    select kind, row_id, row_number() over (order by rev) as place from changes
    where erased = 0 and ((${ofLetter}) or (${ofDocument}))`,
  sql`update changes set rev = (select rev from counter) + (
      select place from retold where retold.kind = changes.kind and retold.row_id = changes.row_id)
    where erased = 0 and exists (
      select 1 from retold where retold.kind = changes.kind and retold.row_id = changes.row_id)`,
  sql`update counter set rev = rev + (select count(*) from retold)`,
  sql`drop table retold`,
]

/** Replaces stored English sentences by message ids with values. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of columns) await statement.execute(db)
  for (const [table, column] of [
    ['payments', 'status_said'],
    ['mail_orders', 'failure_said'],
    ['transfers', 'failure_said'],
  ] as const) {
    await convert(db, table, column, (text) => JSON.stringify(messageOf(text)))
  }
  await convert(db, 'arrived_mails', 'problems', (text) =>
    JSON.stringify(text.split('\n').map(problemOf)),
  )
  await move(db, 'mail_orders', 'delivery_location', 'delivery_location_said')
  await move(db, 'mail_events', 'location', 'location_said')
  await move(db, 'mail_events', 'text', 'said')
  await nameLetters(db)
  await convertAnswers(db)
  for (const statement of retold) await statement.execute(db)
}

/** The distinct texts of a column, because many rows have the same one. */
async function textsIn(db: Kysely<unknown>, table: string, column: string): Promise<string[]> {
  const name = sql.ref(column)
  const { rows } = await sql<{ text: string }>`
    select distinct ${name} as text from ${sql.table(table)} where ${name} is not null`.execute(db)
  return rows.map(({ text }) => text)
}

async function convert(
  db: Kysely<unknown>,
  table: string,
  column: string,
  converted: (text: string) => string,
): Promise<void> {
  const name = sql.ref(column)
  for (const text of await textsIn(db, table, column)) {
    await sql`update ${sql.table(table)} set ${name} = ${converted(text)} where ${name} = ${text}`.execute(
      db,
    )
  }
}

/** Moves texts that are known messages to another column. The carrier's own words stay where they are. */
async function move(db: Kysely<unknown>, table: string, from: string, to: string): Promise<void> {
  for (const text of await textsIn(db, table, from)) {
    const found = knownIn(text)
    if (!found) continue
    await sql`update ${sql.table(table)}
      set ${sql.ref(from)} = null, ${sql.ref(to)} = ${JSON.stringify(found)}
      where ${sql.ref(from)} = ${text}`.execute(db)
  }
}

async function nameLetters(db: Kysely<unknown>): Promise<void> {
  for (const naming of namings) {
    const answered = sql`substr(title, ${naming.length + 1})`
    await sql`update response_letters set title = ${answered}, title_id = 'letter.response-to'
      where title_id is null and substr(title, 1, ${naming.length}) = ${naming}
        and trim(${answered}) != ''`.execute(db)
  }
}

/** Converts stored responses to shared mails, which a repeated request with the same idempotency key gets. */
async function convertAnswers(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ user_id: number; key: string; answer: string }>`
    select user_id, key, answer from idempotency_keys
    where about like 'mail:%' and answer like '%"reason"%'`.execute(db)
  for (const { user_id, key, answer } of rows) {
    const parts = JSON.parse(answer) as { reason: string | null }[]
    const told = parts.map(({ reason, ...part }) =>
      reason === null ? part : { ...part, said: messageOf(reason) },
    )
    await sql`update idempotency_keys set answer = ${JSON.stringify(told)}
      where user_id = ${user_id} and key = ${key}`.execute(db)
  }
}

/** Splits a line such as "Rechnung.zip: Packed files cannot be opened here. …" into file name and message. */
function problemOf(line: string): { name: string; said: Message } {
  const whole = knownIn(line)
  if (whole) return { name: '', said: whole }
  for (const { index } of line.matchAll(/: /g)) {
    const said = knownIn(line.slice(index + 2))
    if (said) return { name: line.slice(0, index), said }
  }
  return { name: '', said: messageOf(line) }
}

/** Converts a sentence of an earlier version into a message. */
export const messageOf = (sentence: string): Message => knownIn(sentence) ?? asSaid(sentence)

const asSaid = (words: string): Message => ({ id: 'as-said', values: { words } })

const forms = Object.entries(earlierSentences).map(([id, sentence]) => {
  const plain = sentence.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  // Only digits match, because "Page 1.pdf" is a file name and not a page.
  const places = plain.replace('{page}', String.raw`(?<page>\d+)`)
  return { id, form: new RegExp(`^${places.replace(/\{(\w+)\}/g, '(?<$1>.+?)')}$`, 's') }
})

/** Finds the message of a sentence; null if the server did not write it. */
function knownIn(sentence: string): Message | null {
  for (const { id, form } of forms) {
    const found = form.exec(sentence)
    if (!found) continue
    const { why, reason, ...values } = { ...found.groups } as Record<string, string>
    const inner = why ?? reason
    if (inner === undefined) return { id, values }
    const known = messageOf(inner)
    // The values can hold only one `why`, so a reason with a `why` of its own stays plain text.
    const cause = 'why' in known.values ? asSaid(inner) : known
    return { id, values: { ...values, ...cause.values, why: cause.id } }
  }
  return null
}
