import { sql } from 'kysely'

/** SQL for the user of a row in `jobs`; null if it belongs to no user. The queue uses it for fair turns, see `providers/queue`. */
export const userOfJob = sql<number | null>`case
  when payload ->> '$.documentId' is not null
    then (select user_id from documents where id = payload ->> '$.documentId')
  when payload ->> '$.mailId' is not null
    then (select user_id from arrived_mails where id = payload ->> '$.mailId')
  when payload ->> '$.transferId' is not null
    then (select user_id from transfers where id = payload ->> '$.transferId')
  else payload ->> '$.userId' end`
