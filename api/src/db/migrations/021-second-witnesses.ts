import { sql, type Kysely } from 'kysely'

const statements = [
  // one reason more: the database is not that of the newest backup
  sql`create table tidying_reasons (
    reason text primary key check (reason in ('clock', 'database', 'unnamed', 'backup')),
    since text not null,
    count integer not null
  ) strict, without rowid`,
  sql`insert into tidying_reasons select reason, since, count from tidying_stops`,
  sql`drop table tidying_stops`,
  sql`alter table tidying_reasons rename to tidying_stops`,
  // the history that a database was put back from: it is no other one
  sql`alter table counter add column put_back_from text`,
  // how many letters went at the operator's cost: it knows no user, so it does not go with one
  sql`create table letters_at_cost (
    id integer primary key,
    ordered_at text not null
  ) strict`,
  sql`insert into letters_at_cost (ordered_at) select ordered_at from mail_orders
    where operator_pays = 1 and practice = 0`,
]

/** Tidying also stops when the newest backup tells something else; what the operator paid for is counted apart from who ordered it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
