import { sql, type Kysely } from 'kysely'

const fact = (kind: string) => sql`(
  select json_extract(fact.value, '$.value') from json_each(explanation, '$.facts') as fact
  where json_extract(fact.value, '$.kind') = ${sql.lit(kind)} limit 1)`

// Adds claims for letters that were read before claims existed. The rules are those of `askedClaims`.
const statements = [
  sql`create temp table earlier_claims as
    select documents.user_id, document_id,
      coalesce(${fact('amount-total')}, ${fact('amount-outstanding')}) as amount,
      coalesce(${fact('payee')}, json_extract(explanation, '$.sender.name')) as payee,
      ${fact('iban')} as iban, ${fact('bic')} as bic, ${fact('purpose')} as purpose,
      json_extract(explanation, '$.document_details.payment.due_date') as due_on
    from document_readings join documents on documents.id = document_id
    where not exists (select 1 from claims where claims.document_id = documents.id)
      and not exists (select 1 from json_each(explanation, '$.warnings') as warning
        where json_extract(warning.value, '$.code') in ('direct-debit', 'credit-in-your-favour'))`,
  sql`delete from earlier_claims where amount is null or amount glob '*[^0-9]*' or length(amount) > 9
    or cast(amount as integer) = 0`,
  sql`insert into claims
      (user_id, document_id, position, amount_cents, payee, iban, bic, purpose, due_on, updated_at)
    select user_id, document_id, 1, cast(amount as integer), payee, iban,
      case when iban is null then null else bic end, purpose, due_on,
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    from earlier_claims`,
  // Devices that have these letters receive them again as a change.
  sql`update changes set rev = (select rev from counter) + (
      select count(*) from earlier_claims where document_id <= changes.row_id)
    where kind = 'document' and erased = 0 and row_id in (select document_id from earlier_claims)`,
  sql`update counter set rev = rev + (select count(*) from earlier_claims)`,
  sql`drop table earlier_claims`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
