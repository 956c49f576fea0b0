import { sql, type Kysely } from 'kysely'

// Rows that are there keep null: which deadline they follow is told by what they are made of, see `followedId`.
const statements = [sql`alter table reminders add column deadline_id text`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
