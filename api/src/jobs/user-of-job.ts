import { sql } from 'kysely'

/** Whose job a row of `jobs` is, in SQL; null where it is nobody's. Whose turn it is depends on it, see `providers/queue`. */
export const userOfJob = sql<number | null>`case
  when payload ->> '$.documentId' is not null
    then (select user_id from documents where id = payload ->> '$.documentId')
  when payload ->> '$.mailId' is not null
    then (select user_id from arrived_mails where id = payload ->> '$.mailId')
  when payload ->> '$.transferId' is not null
    then (select user_id from transfers where id = payload ->> '$.transferId')
  else payload ->> '$.userId' end`
