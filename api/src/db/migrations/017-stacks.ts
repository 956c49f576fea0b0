import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table documents add column stack text`,
  sql`alter table documents add column arranged integer not null default 0`,
  sql`alter table documents add column file_pages text`,
  // If the other document of a split or join is deleted, the remaining one stays and only loses the reference.
  sql`alter table documents add column part_of integer references documents (id) on delete set null`,
  sql`alter table documents add column joined_into integer references documents (id) on delete set null`,
  sql`create index documents_part_of on documents (part_of) where part_of is not null`,
  sql`create index documents_joined on documents (joined_into) where joined_into is not null`,
  sql`alter table document_files add column joined_from integer references documents (id) on delete set null`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
