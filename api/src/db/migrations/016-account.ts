import { sql, type Kysely } from 'kysely'

const statements = [
  sql`alter table users add column locked_at text`,
  sql`alter table sessions add column device text`,
  sql`alter table credit_entries add column note text`,
  sql`create table transfers (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    direction text not null check (direction in ('out', 'in')),
    state text not null check (state in ('waiting', 'running', 'ready', 'failed')),
    file_name text not null unique,
    byte_size integer not null default 0,
    done integer not null default 0,
    total integer not null default 0,
    failure text,
    failure_text text,
    result text,
    created_at text not null,
    ended_at text
  ) strict`,
  sql`create index transfers_user on transfers (user_id, direction)`,
  sql`create table past_records (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    key text not null,
    kind text not null check (kind in ('payment', 'credits', 'order')),
    record text not null,
    pdf_hash text references files (hash),
    proof_hash text references files (hash),
    unique (user_id, key)
  ) strict`,
  sql`create index past_records_pdf on past_records (pdf_hash) where pdf_hash is not null`,
  sql`create index past_records_proof on past_records (proof_hash) where proof_hash is not null`,
  // These two tables have no foreign key to the user, because their rows survive the user's row.
  sql`create table farewells (
    user_id integer primary key,
    hashes text,
    asked_at text not null
  ) strict`,
  sql`create table ended_devices (
    token_hash text primary key,
    ended_at text not null
  ) strict, without rowid`,
]

/** Adds device names of sessions, exports and imports of accounts, and account deletion. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
