import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table response_letters (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    client_id text,
    document_id integer not null,
    title text not null,
    content text not null,
    response_type text not null,
    recipient_name text,
    recipient_address text,
    sent_at text,
    generated_at text not null,
    updated_at text not null
  ) strict`,
  sql`create index response_letters_user on response_letters (user_id, id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
