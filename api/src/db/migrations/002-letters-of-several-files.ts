import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table document_files (
    document_id integer not null references documents (id) on delete cascade,
    position integer not null,
    file_hash text not null references files (hash),
    file_name text not null,
    mime_type text not null,
    byte_size integer not null,
    page_count integer,
    primary key (document_id, position)
  ) strict, without rowid`,
  sql`create index document_files_file on document_files (file_hash)`,
  sql`insert into document_files
    select id, 1, file_hash, file_name, mime_type, byte_size, null from documents`,
  sql`alter table documents add column content_key text not null default ''`,
  sql`update documents set content_key = file_hash`,
  sql`drop index documents_content`,
  // The same files in the same order are one document.
  sql`create unique index documents_content on documents (user_id, content_key, target_language)`,
  sql`alter table documents add column file_count integer not null default 1`,
  sql`alter table documents add column failure_page integer`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
