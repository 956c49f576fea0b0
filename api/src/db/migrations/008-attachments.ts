import { sql, type Kysely } from 'kysely'

/** Copies of the user's documents that are posted with a letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table response_letters add column attachments text not null default '[]'`.execute(
    db,
  )
}
