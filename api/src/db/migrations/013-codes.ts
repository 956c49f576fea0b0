import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table document_pages add column codes text not null default '[]'`,
  sql`alter table document_readings add column invoices text not null default '[]'`,
]

/** Stores the codes on the pages and the electronic invoices in the files, because understanding a letter again needs them too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
