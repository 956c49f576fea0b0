import { sql, type Kysely } from 'kysely'

/** Names the history that this database tells (see `epoch.ts`), and notes from which document a response came when two were joined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table counter add column epoch text`.execute(db)
  await sql`update counter set epoch = lower(hex(randomblob(16)))`.execute(db)
  await sql`alter table response_letters
    add column came_from integer references documents (id) on delete set null`.execute(db)
}
