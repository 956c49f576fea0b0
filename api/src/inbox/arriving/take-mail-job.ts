import type { MailPart } from '@brieflotse/contract'
import type { Db, Tx } from '../../db/open.ts'
import type { Handler, RunningJob } from '../../jobs/run.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import type { MailReader } from '../mail-reader.ts'
import { processMail, type LetterImport } from '../process-mail.ts'
import { reasonOf } from '../part-reasons.ts'
import type { ArrivedMail, Arrivals, Envelope, PartProblem, MailInspection } from './arrivals.ts'
import { nothingKnown, type InspectMail } from './inspect-mail.ts'
import { senderDecision } from './senders.ts'

export type TakeMailDeps = {
  db: Db
  storage: Storage
  files: { collect(hashes: string[]): Promise<void> }
  arrivals: Arrivals
  mailReader: MailReader
  importFor: (userId: number) => LetterImport
  lookAt: InspectMail
}

const nobody: Envelope = { ip: null, helo: null, sender: null }

/** Inspects an incoming mail and turns it into letters if the user has allowed its sender. */
export function takeMailJob(deps: TakeMailDeps): Handler<'take-mail'> {
  const { db, storage, files, arrivals, lookAt } = deps

  async function run({ mailId }: { mailId: number }, { finish }: RunningJob): Promise<void> {
    const row = await arrivals.byId(db.read, mailId)
    const bytes = row?.file_hash ? await storage.read(row.file_hash) : null
    if (!row?.file_hash || !bytes || !['new', 'accepted'].includes(row.state)) {
      return finish(async () => {})
    }
    const collect = () => files.collect([row.file_hash!])
    if (row.state === 'new') {
      const envelope = row.envelope ? (JSON.parse(row.envelope) as Envelope) : nobody
      const seen = await lookAt(bytes, envelope)
      const fate = await db.write((tx) => sort(tx, arrivals, row, seen))
      if (fate !== 'accepted') {
        // If the user allowed the mail meanwhile, no job could be queued because this one existed. So it is queued here.
        await finish(async (tx) => {
          const now = await arrivals.byId(tx, row.id)
          if (now?.state === 'accepted') await arrivals.accept(tx, row.id)
        })
        return fate === 'settled' ? collect() : undefined
      }
    }
    // The row's id is the idempotency key, so a retry after a crash does not create the letters again.
    const idempotency = {
      userId: row.user_id,
      key: `mail ${row.id}`,
      fingerprint: row.content_hash,
    }
    const mail = { content: '', files: [{ name: 'mail.eml', bytes }] }
    const parts = await processMail(deps.mailReader, deps.importFor(row.user_id), idempotency, mail)
    const problems = problemsOf(parts)
    await finish((tx) =>
      problems.length === 0 ? arrivals.settle(tx, row.id) : arrivals.report(tx, row.id, problems),
    )
    await collect()
  }

  return {
    run,
    async giveUp(tx, { mailId }, failure) {
      // The user can free space and allow the mail again.
      if (failure === 'account-full') return arrivals.holdAgain(tx, mailId)
      const row = await arrivals.byId(tx, mailId)
      if (row?.state === 'new') await arrivals.keep(tx, mailId, 'held', nothingKnown)
      if (row?.state !== 'accepted') return
      await arrivals.report(tx, mailId, [{ name: '', said: reasonOf('brokenMail') }])
    },
  }
}

/** A duplicate, or a mail of a blocked sender, is dropped. A mail of an allowed sender becomes letters. Other mails wait. */
async function sort(
  tx: Tx,
  arrivals: Arrivals,
  row: ArrivedMail,
  seen: MailInspection,
): Promise<'settled' | 'held' | 'accepted'> {
  const known = seen.messageKey !== null && (await arrivals.isKnown(tx, row, seen.messageKey))
  const sender = await senderDecision(tx, row.user_id, seen.from.address)
  if (known || sender?.state === 'blocked') {
    await arrivals.settle(tx, row.id)
    return 'settled'
  }
  const fate = sender && !seen.confirmation && isTheirs(sender, seen) ? 'accepted' : 'held'
  await arrivals.keep(tx, row.id, fate, seen)
  return fate
}

/**
 * Whether the mail really comes from an allowed sender. If the sender was authenticated when allowed, this mail must be too, and no
 * mail may have failed authentication.
 */
function isTheirs(sender: { proven: 0 | 1 }, { checks }: MailInspection): boolean {
  if (!checks || checks.authentic === 'failed') return false
  return sender.proven === 0 || checks.authentic === 'proven'
}

/** The parts that could not be read. If the mail brought no document at all, one general problem. */
function problemsOf(parts: MailPart[]): PartProblem[] {
  const broken = parts.flatMap(({ name, outcome, said }) =>
    outcome === 'unreadable' && said ? [{ name, said }] : [],
  )
  if (broken.length > 0) return broken.slice(0, 5)
  const any = parts.some(({ documentId }) => documentId !== null)
  return any ? [] : [{ name: '', said: reasonOf('empty') }]
}
