import { sql, type Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table documents add column done_steps text not null default '[]'`.execute(db)
}
