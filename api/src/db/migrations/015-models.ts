import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table model_fetches (
    name text primary key,
    state text not null check (state in ('fetching', 'failed')),
    failure text,
    updated_at text not null
  ) strict, without rowid`,
  sql`create table service_consents (
    user_id integer primary key references users (id) on delete cascade,
    service text not null,
    host text not null,
    said_at text not null
  ) strict`,
  // A row survives its document: it holds only a count of characters and no content.
  sql`create table service_uses (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    document_id integer references documents (id) on delete set null,
    service text not null,
    characters integer not null,
    used_at text not null
  ) strict`,
  sql`create index service_uses_user on service_uses (user_id)`,
  sql`create index service_uses_document on service_uses (document_id)`,
  sql`alter table document_readings add column translated_by text`,
  sql`alter table document_readings add column translated_to text`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
