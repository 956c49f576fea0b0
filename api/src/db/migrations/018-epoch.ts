import { sql, type Kysely } from 'kysely'

/** Adds the epoch of the database (see `epoch.ts`), and the document that a response came from if two documents were joined. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table counter add column epoch text`.execute(db)
  await sql`update counter set epoch = lower(hex(randomblob(16)))`.execute(db)
  await sql`alter table response_letters
    add column came_from integer references documents (id) on delete set null`.execute(db)
}
