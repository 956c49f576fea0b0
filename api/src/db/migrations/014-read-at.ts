import { sql, type Kysely } from 'kysely'

/** Adds the time of the first reading. It is unknown for existing letters and stays null. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column read_at text`.execute(db)
}
