import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table server_time (
    id integer primary key check (id = 1),
    born_at text not null,
    last_at text
  ) strict`,
  sql`insert into server_time (id, born_at) select 1,
    coalesce((select min(created_at) from users), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`,
  sql`create table seen_days (day text primary key) strict, without rowid`,
  // what an earlier version counted by the clock alone goes on: the days up to the last thing it planned
  sql`insert into seen_days with recursive days (day) as (
      select date(min(created_at)) from users
      union all
      select date(day, '+1 day') from days where day < (select date(max(created_at)) from jobs)
    ) select day from days where day is not null limit 4000`,
  sql`create table tidying_stops (
    reason text primary key check (reason in ('clock', 'database', 'unnamed')),
    since text not null,
    count integer not null
  ) strict, without rowid`,
  // closed registration: who may come in all the same (see account/invites.ts)
  sql`create table invites (
    token_hash text primary key,
    made_at text not null,
    expires_at text not null
  ) strict, without rowid`,
  // what was posted before was at the operator's cost, as far as anybody knows
  sql`alter table mail_orders add column operator_pays integer not null default 1`,
]

/** When this server lived, why it does not tidy up, who was invited, and who paid for a letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
