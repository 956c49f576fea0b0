import { sql, type Kysely } from 'kysely'

// Existing rows keep null. `followedId` finds their deadline by its content.
const statements = [sql`alter table reminders add column deadline_id text`]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
