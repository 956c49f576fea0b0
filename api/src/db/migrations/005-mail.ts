import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table mail_orders (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    letter_id integer not null,
    reference text not null unique,
    provider text not null,
    practice integer not null default 0,
    provider_id text,
    delivery_option text not null,
    print_options text not null,
    recipient text not null,
    pdf_hash text not null references files (hash),
    pages integer not null,
    price_cents integer not null,
    credits integer not null,
    state text not null,
    failure text,
    failure_text text,
    tracking_id text not null unique,
    delivery_status text,
    delivery_location text,
    carrier_code text,
    estimated_on text not null,
    cancel_until text,
    proof_hash text references files (hash),
    asked_at text,
    looked_at text,
    ordered_at text not null,
    submitted_at text,
    ended_at text,
    updated_at text not null
  ) strict`,
  // A letter has at most one active order, even with concurrent requests.
  sql`create unique index mail_orders_letter on mail_orders (letter_id)
    where state not in ('canceled', 'failed')`,
  sql`create index mail_orders_user on mail_orders (user_id, id)`,
  sql`create unique index mail_orders_provider on mail_orders (provider, provider_id)
    where provider_id is not null`,
  sql`create table mail_events (
    id integer primary key autoincrement,
    order_id integer not null references mail_orders (id) on delete cascade,
    status text not null,
    at text not null,
    location text,
    text text,
    unique (order_id, status, at)
  ) strict`,
  sql`alter table response_letters add column order_id integer`,
  sql`alter table credit_entries add column order_id integer`,
  sql`alter table credit_entries add column payment_id text`,
  sql`create unique index credit_entries_order on credit_entries (order_id, reason)
    where order_id is not null`,
  sql`create unique index credit_entries_payment on credit_entries (payment_id, reason)
    where payment_id is not null`,
  sql`create table signatures (
    user_id integer primary key references users (id) on delete cascade,
    picture blob not null,
    mime_type text not null,
    updated_at text not null
  ) strict`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
