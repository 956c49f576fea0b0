import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table notice_settings (
    user_id integer primary key references users (id) on delete cascade,
    hour integer not null,
    zone text not null,
    details integer not null default 0,
    email_on integer not null default 0,
    email text,
    last_day text
  ) strict`,
  sql`create table calendar_feeds (
    user_id integer primary key references users (id) on delete cascade,
    token_hash text not null unique,
    salt text not null,
    created_at text not null
  ) strict`,
  sql`create table push_subscriptions (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    session_id integer,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    label text not null,
    created_at text not null
  ) strict`,
  sql`create index push_subscriptions_user on push_subscriptions (user_id)`,
  // One row for each reminder of a deadline on a channel, so that it is sent only once.
  sql`create table notices (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    reminder_id integer not null references reminders (id) on delete cascade,
    due_on text not null,
    day text not null,
    channel text not null,
    round_on text not null,
    unique (reminder_id, due_on, day, channel)
  ) strict`,
  sql`create index notices_round on notices (user_id, round_on, channel)`,
  sql`create table notice_deliveries (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    channel text not null,
    round_on text not null,
    subscription_id integer references push_subscriptions (id) on delete cascade,
    state text not null,
    updated_at text not null
  ) strict`,
  sql`create index notice_deliveries_user on notice_deliveries (user_id)`,
  sql`create index notice_deliveries_subscription on notice_deliveries (subscription_id)`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
