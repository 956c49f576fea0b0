import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table lost_content (
    hash text primary key references files (hash) on delete cascade,
    what text not null check (what in ('missing', 'damaged')),
    since text not null
  ) strict, without rowid`,
  sql`alter table transfers add column lost text`,
]

/** Adds the content that the disk has lost, for the administrator, and the paths missing in an export. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
