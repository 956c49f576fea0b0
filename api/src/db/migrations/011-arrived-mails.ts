import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table forwarding_addresses (
    user_id integer primary key references users (id) on delete cascade,
    token text not null,
    created_at text not null
  ) strict`,
  sql`create table mail_senders (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    address text not null,
    state text not null check (state in ('allowed', 'blocked')),
    proven integer not null default 0,
    decided_at text not null,
    unique (user_id, address)
  ) strict`,
  sql`create table arrived_mails (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    state text not null check (state in ('new', 'held', 'accepted', 'problem', 'settled')),
    content_hash text not null,
    message_key text,
    file_hash text references files (hash),
    byte_size integer not null,
    envelope text,
    from_address text,
    from_name text,
    subject text,
    checks text,
    confirmation text,
    reason text,
    received_at text not null,
    settled_at text,
    unique (user_id, content_hash)
  ) strict`,
  // A mail that arrives by two routes (SMTP and webhook) is stored once.
  sql`create unique index arrived_mails_message on arrived_mails (user_id, message_key)
    where message_key is not null`,
  sql`create index arrived_mails_state on arrived_mails (state, user_id)`,
  sql`create index arrived_mails_file on arrived_mails (file_hash) where file_hash is not null`,
]

/** Tables for the forwarding address, incoming mails and the senders that the user has decided about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
