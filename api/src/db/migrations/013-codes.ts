import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table document_pages add column codes text not null default '[]'`,
  sql`alter table document_readings add column invoices text not null default '[]'`,
]

/** Codes on the pages and electronic invoices in the files, beside the words: understanding a letter again needs them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
