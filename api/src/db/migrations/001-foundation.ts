import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table users (
    id integer primary key autoincrement,
    username text not null,
    username_key text not null unique,
    password_hash text not null,
    is_admin integer not null default 0 check (is_admin in (0, 1)),
    email text,
    first_name text,
    last_name text,
    address text,
    city text,
    postal_code text,
    country text,
    phone text,
    preferred_language text not null default 'en',
    created_at text not null
  ) strict`,
  sql`create table sessions (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    token_hash text not null unique,
    created_at text not null,
    expires_at text not null
  ) strict`,
  sql`create index sessions_user on sessions (user_id)`,
  sql`create table credit_entries (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    amount integer not null,
    reason text not null,
    created_at text not null
  ) strict`,
  sql`create index credit_entries_user on credit_entries (user_id)`,
  // Ledger entries are never changed. They are deleted only with the whole account.
  sql`create trigger credit_entries_kept before update on credit_entries
    begin select raise(abort, 'credit entries are never changed'); end`,
  sql`create trigger credit_entries_stay before delete on credit_entries
    when exists (select 1 from users where id = old.user_id)
    begin select raise(abort, 'credit entries are never removed'); end`,
  sql`create table files (
    hash text primary key,
    size integer not null,
    created_at text not null
  ) strict, without rowid`,
  sql`create table documents (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    client_id text,
    file_hash text not null references files (hash),
    file_name text not null,
    mime_type text not null,
    byte_size integer not null,
    title text not null,
    document_type text,
    status text not null check (status in ('pending', 'processing', 'completed', 'failed')),
    archived_at text,
    source_language text not null,
    target_language text not null,
    tags text not null default '[]',
    progress text,
    failure text,
    translation_state text not null default 'waiting'
      check (translation_state in ('waiting', 'done', 'off', 'failed')),
    card text,
    uploaded_at text not null
  ) strict`,
  // The same content is one document: a letter photographed twice must not be paid twice.
  sql`create unique index documents_content on documents (user_id, file_hash, target_language)`,
  sql`create index documents_file on documents (file_hash)`,
  sql`create table document_readings (
    document_id integer primary key references documents (id) on delete cascade,
    original_text text not null,
    translated_text text,
    explanation text not null,
    sentences text not null
  ) strict`,
  sql`create table document_pages (
    document_id integer not null references documents (id) on delete cascade,
    number integer not null,
    width real not null,
    height real not null,
    source text not null check (source in ('text-layer', 'ocr')),
    phone_hash text not null references files (hash),
    zoom_hash text not null references files (hash),
    words text not null,
    primary key (document_id, number)
  ) strict, without rowid`,
  sql`create index document_pages_phone on document_pages (phone_hash)`,
  sql`create index document_pages_zoom on document_pages (zoom_hash)`,
  sql`create table jobs (
    id integer primary key autoincrement,
    name text not null,
    payload text not null,
    subject text not null,
    state text not null check (state in ('waiting', 'running', 'dead')),
    run_at text not null,
    attempts integer not null default 0,
    lease text,
    leased_until text,
    failure text,
    created_at text not null
  ) strict`,
  sql`create unique index jobs_live on jobs (name, subject) where state <> 'dead'`,
  sql`create index jobs_due on jobs (name, state, run_at)`,
  sql`create table counter (id integer primary key check (id = 1), rev integer not null) strict`,
  sql`insert into counter (id, rev) values (1, 0)`,
  sql`create table changes (
    user_id integer not null references users (id) on delete cascade,
    kind text not null,
    row_id integer not null,
    rev integer not null unique,
    erased integer not null check (erased in (0, 1)),
    primary key (user_id, kind, row_id)
  ) strict, without rowid`,
  sql`create unique index changes_feed on changes (user_id, rev)`,
  sql`create table idempotency_keys (
    user_id integer not null references users (id) on delete cascade,
    key text not null,
    fingerprint text not null,
    answer text,
    about text,
    created_at text not null,
    primary key (user_id, key)
  ) strict, without rowid`,
  sql`create index idempotency_keys_about on idempotency_keys (about)`,
  sql`create table translations (
    key text primary key,
    value text not null,
    used_at text not null
  ) strict, without rowid`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
