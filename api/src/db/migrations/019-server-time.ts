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
  // Fills in the days up to the last planned notice, so that retention periods of an existing database continue.
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
  // Invitations while registration is closed (see account/invites.ts).
  sql`create table invites (
    token_hash text primary key,
    made_at text not null,
    expires_at text not null
  ) strict, without rowid`,
  // Nobody knows who paid for existing orders, so they count as paid by the operator.
  sql`alter table mail_orders add column operator_pays integer not null default 1`,
]

/** Adds the days on which the server was at work, the reasons why clean-up is stopped, invitations, and who pays for a letter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
