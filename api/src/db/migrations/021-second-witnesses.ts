import { sql, type Kysely } from 'kysely'

const statements = [
  // Adds the reason `backup`: the database does not match the newest backup.
  sql`create table tidying_reasons (
    reason text primary key check (reason in ('clock', 'database', 'unnamed', 'backup')),
    since text not null,
    count integer not null
  ) strict, without rowid`,
  sql`insert into tidying_reasons select reason, since, count from tidying_stops`,
  sql`drop table tidying_stops`,
  sql`alter table tidying_reasons rename to tidying_stops`,
  // The epoch of the backup that a database was restored from, so that it still matches that backup.
  sql`alter table counter add column put_back_from text`,
  // Counts letters at the operator's cost. It has no user, so it survives the user's row.
  sql`create table letters_at_cost (
    id integer primary key,
    ordered_at text not null
  ) strict`,
  sql`insert into letters_at_cost (ordered_at) select ordered_at from mail_orders
    where operator_pays = 1 and practice = 0`,
]

/** Stops clean-up if the newest backup does not match, and counts letters at the operator's cost apart from users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
