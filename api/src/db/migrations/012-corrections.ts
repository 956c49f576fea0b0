import { sql, type Kysely } from 'kysely'

const statements = [
  // Corrections are stored apart from the reading, so that no later reading overwrites them. They are deleted with their document.
  sql`create table document_corrections (
    document_id integer not null references documents (id) on delete cascade,
    key text not null,
    correction text not null,
    created_at text not null,
    primary key (document_id, key)
  ) strict, without rowid`,
  sql`alter table documents add column reader_version integer`,
  sql`update documents set reader_version = 1
    where id in (select document_id from document_readings)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
