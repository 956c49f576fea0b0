import { sql, type Kysely } from 'kysely'

const statements = [
  sql`create table reminders (
    id integer primary key autoincrement,
    user_id integer not null references users (id) on delete cascade,
    document_id integer not null references documents (id) on delete cascade,
    what text not null,
    law text,
    due_on text,
    time text,
    needs text,
    followed integer not null,
    done_at text,
    snoozed_until text,
    moved_from text,
    reopened integer not null default 0,
    sequence integer not null default 0,
    read integer not null default 1,
    updated_at text not null
  ) strict`,
  sql`create index reminders_document on reminders (document_id)`,
  sql`create index reminders_user on reminders (user_id, due_on)`,
  sql`create index reminders_day on reminders (due_on)`,
  // Adds reminders for letters that were read before, by the rules of `deadlinesOf` and `saveReminders`. Deadlines that are already
  // over are not followed.
  sql`create temp table earlier_deadlines as
    select document_id, json_extract(d.value, '$.what') as what, json_extract(d.value, '$.law') as law,
      json_extract(d.value, '$.date') as due_on, json_extract(d.value, '$.time') as time,
      json_extract(d.value, '$.needs') as needs, json_extract(d.value, '$.stated') as stated
    from document_readings, json_each(explanation, '$.deadlines') as d`,
  sql`insert into earlier_deadlines
    select document_id, 'pay', null, json_extract(explanation, '$.document_details.payment.due_date'),
      null, null, 1
    from document_readings
    where json_extract(explanation, '$.document_details.payment.due_date') is not null
      and not exists (select 1 from earlier_deadlines as known
        where known.document_id = document_readings.document_id and known.what = 'pay'
          and known.due_on = json_extract(explanation, '$.document_details.payment.due_date'))`,
  sql`delete from earlier_deadlines where what = 'pay' and document_id in (
    select document_id from document_readings, json_each(explanation, '$.warnings') as warning
    where json_extract(warning.value, '$.code') = 'direct-debit')`,
  sql`insert into reminders (user_id, document_id, what, law, due_on, time, needs, followed, updated_at)
    select documents.user_id, documents.id, what, law, due_on, max(time), max(needs),
      due_on is null or due_on >= date(documents.uploaded_at, '-30 days'),
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
    from earlier_deadlines as one join documents on documents.id = document_id
    where stated or due_on is null or not exists (select 1 from earlier_deadlines as printed
      where printed.stated and printed.document_id = one.document_id and printed.what = one.what
        and printed.due_on = one.due_on)
    group by documents.id, what, law, due_on
    order by documents.id, due_on is null, due_on`,
  sql`drop table earlier_deadlines`,
  sql`create temp table reminded as select distinct document_id from reminders`,
  // Devices that have these letters receive them again as a change.
  sql`update changes set rev = (select rev from counter) + (
      select count(*) from reminded where document_id <= changes.row_id)
    where kind = 'document' and erased = 0 and row_id in (select document_id from reminded)`,
  sql`update counter set rev = rev + (select count(*) from reminded)`,
  sql`drop table reminded`,
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db)
}
