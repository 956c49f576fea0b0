import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table claims (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    document_id integer not null references documents (id) on delete cascade,
    position integer not null,
    amount_cents integer not null,
    payee text,
    iban text,
    bic text,
    purpose text,
    due_on text,
    disputed_at text,
    note text,
    updated_at text not null,
    unique (document_id, position)
  ) strict`,
  sql`create index claims_user on claims (user_id, iban)`,
  sql`create table payments (
    id text primary key,
    user_id integer not null references users (id) on delete cascade,
    claim_id integer references claims (id) on delete set null,
    purpose text not null,
    how text not null,
    provider text not null,
    provider_id text,
    client_secret text,
    approve_url text,
    amount_cents integer not null check (amount_cents > 0),
    received_cents integer not null default 0 check (received_cents >= 0),
    credits integer,
    reference text not null,
    recipient text,
    payer_email text,
    status text not null,
    status_message text not null,
    paid_on text,
    note text,
    created_at text not null,
    fulfilled_at text,
    updated_at text not null
  ) strict`,
  sql`create index payments_user on payments (user_id, created_at)`,
  sql`create index payments_claim on payments (claim_id)`,
  sql`create unique index payments_provider on payments (provider, provider_id)
    where provider_id is not null`,
  sql`create table provider_news (
    provider text not null,
    event_id text not null,
    received_at text not null,
    primary key (provider, event_id)
  ) strict`,
  // A payment survives the letter that it was for, but the text taken from the letter is erased.
  sql`create trigger claims_erased before delete on claims begin
    update payments set reference = '', recipient = null, note = null where claim_id = old.id;
  end`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
