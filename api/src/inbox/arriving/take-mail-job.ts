import type { MailPart } from '@brieflotse/contract'
import type { Db, Tx } from '../../db/open.ts'
import type { Handler, Running } from '../../jobs/run.ts'
import type { Storage } from '../../providers/storage/storage.ts'
import type { MailReader } from '../mail-reader.ts'
import { processMail, type Intake } from '../process-mail.ts'
import { reasonOf } from '../part-reasons.ts'
import type { ArrivedMail, Arrivals, Envelope, PartProblem, Sight } from './arrivals.ts'
import { nothingSeen, type LookAt } from './look.ts'
import { senderOf } from './senders.ts'

export type TakeMailDeps = {
  db: Db
  storage: Storage
  files: { collect(hashes: string[]): Promise<void> }
  arrivals: Arrivals
  mailReader: MailReader
  takeIn: (userId: number) => Intake
  lookAt: LookAt
}

const nobody: Envelope = { ip: null, helo: null, sender: null }

/** Decides what becomes of a mail that came in, and makes letters of it when its sender has the user's yes. */
export function takeMailJob(deps: TakeMailDeps): Handler<'take-mail'> {
  const { db, storage, files, arrivals, lookAt } = deps

  async function run({ mailId }: { mailId: number }, { finish }: Running): Promise<void> {
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
        // who said yes in between could add no job, because this one was still there
        await finish(async (tx) => {
          const now = await arrivals.byId(tx, row.id)
          if (now?.state === 'accepted') await arrivals.accept(tx, row.id)
        })
        return fate === 'settled' ? collect() : undefined
      }
    }
    // the number of the row is the key: a job that died after the letters were made makes none again
    const wish = { userId: row.user_id, key: `mail ${row.id}`, fingerprint: row.content_hash }
    const mail = { content: '', files: [{ name: 'mail.eml', bytes }] }
    const parts = await processMail(deps.mailReader, deps.takeIn(row.user_id), wish, mail)
    const problems = problemsOf(parts)
    await finish((tx) =>
      problems.length === 0 ? arrivals.settle(tx, row.id) : arrivals.report(tx, row.id, problems),
    )
    await collect()
  }

  return {
    run,
    async giveUp(tx, { mailId }, failure) {
      // the user can make room and say yes again
      if (failure === 'account-full') return arrivals.holdAgain(tx, mailId)
      const row = await arrivals.byId(tx, mailId)
      if (row?.state === 'new') await arrivals.keep(tx, mailId, 'held', nothingSeen)
      if (row?.state !== 'accepted') return
      await arrivals.report(tx, mailId, [{ name: '', said: reasonOf('brokenMail') }])
    },
  }
}

/** A mail that was here before, or whose sender is blocked, is nothing; one of an allowed sender becomes letters; others wait. */
async function sort(
  tx: Tx,
  arrivals: Arrivals,
  row: ArrivedMail,
  seen: Sight,
): Promise<'settled' | 'held' | 'accepted'> {
  const known = seen.messageKey !== null && (await arrivals.isKnown(tx, row, seen.messageKey))
  const sender = await senderOf(tx, row.user_id, seen.from.address)
  if (known || sender?.state === 'blocked') {
    await arrivals.settle(tx, row.id)
    return 'settled'
  }
  const fate = sender && !seen.confirmation && isTheirs(sender, seen) ? 'accepted' : 'held'
  await arrivals.keep(tx, row.id, fate, seen)
  return fate
}

/** A yes to a sender is no yes to whoever writes that name on a mail: what was proven once must be, and nothing may be disproved. */
function isTheirs(sender: { proven: 0 | 1 }, { checks }: Sight): boolean {
  if (!checks || checks.authentic === 'failed') return false
  return sender.proven === 0 || checks.authentic === 'proven'
}

/** What could not be read; nothing where there was nothing of that kind. */
function problemsOf(parts: MailPart[]): PartProblem[] {
  const broken = parts.flatMap(({ name, outcome, said }) =>
    outcome === 'unreadable' && said ? [{ name, said }] : [],
  )
  if (broken.length > 0) return broken.slice(0, 5)
  const any = parts.some(({ documentId }) => documentId !== null)
  return any ? [] : [{ name: '', said: reasonOf('empty') }]
}
