import { Migrator, type Kysely, type Migration } from 'kysely'
import { CannotOpen } from './cannot-open.ts'
import * as foundation from './migrations/001-foundation.ts'
import * as lettersOfSeveralFiles from './migrations/002-letters-of-several-files.ts'
import * as givenTitle from './migrations/003-given-title.ts'
import * as letters from './migrations/004-letters.ts'
import * as mail from './migrations/005-mail.ts'
import * as payments from './migrations/006-payments.ts'
import * as claimsOfEarlierLetters from './migrations/007-claims-of-earlier-letters.ts'
import * as attachments from './migrations/008-attachments.ts'
import * as reminders from './migrations/009-reminders.ts'
import * as notices from './migrations/010-notices.ts'
import * as arrivedMails from './migrations/011-arrived-mails.ts'
import * as corrections from './migrations/012-corrections.ts'
import * as codes from './migrations/013-codes.ts'
import * as readAt from './migrations/014-read-at.ts'
import * as models from './migrations/015-models.ts'
import * as account from './migrations/016-account.ts'
import * as stacks from './migrations/017-stacks.ts'
import * as epoch from './migrations/018-epoch.ts'
import * as serverTime from './migrations/019-server-time.ts'
import * as lostContent from './migrations/020-lost-content.ts'
import * as secondWitnesses from './migrations/021-second-witnesses.ts'
import * as messages from './migrations/022-messages.ts'
import * as deadlineIds from './migrations/023-deadline-ids.ts'
import * as doneSteps from './migrations/024-done-steps.ts'

/** All migrations by number. A released migration is never changed. */
export const migrations: Record<string, Migration> = {
  '001': foundation,
  '002': lettersOfSeveralFiles,
  '003': givenTitle,
  '004': letters,
  '005': mail,
  '006': payments,
  '007': claimsOfEarlierLetters,
  '008': attachments,
  '009': reminders,
  '010': notices,
  '011': arrivedMails,
  '012': corrections,
  '013': codes,
  '014': readAt,
  '015': models,
  '016': account,
  '017': stacks,
  '018': epoch,
  '019': serverTime,
  '020': lostContent,
  '021': secondWitnesses,
  '022': messages,
  '023': deadlineIds,
  '024': doneSteps,
}

/** Migrates the database to the newest schema; throws if it cannot. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && /previously executed migration .* is missing/.test(error.message))
    throw new CannotOpen(
      'The database was used by a newer version of Brieflotse. Start that version, or put a backup of this version back: npm run restore -- backups/brieflotse-… (see "Backups" in docs/operating.md).',
      { cause: error },
    )
  if (error)
    throw new Error('The database could not be brought to the newest schema', { cause: error })
}
