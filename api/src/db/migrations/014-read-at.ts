import { sql, type Kysely } from 'kysely'

/** When a letter was read first. Of letters read before it is not known, and nobody makes it up. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column read_at text`.execute(db)
}
