import type { ClaimChange, ReminderChange } from '@brieflotse/contract'
import type { LocalDatabase } from '../db.ts'
import { withRoom } from '../kept/room.ts'
import type { HeldBy, NewEntry } from './entries.ts'
import { isOpen, newEntry } from './outbox.ts'
import { applyPatches } from './patches.ts'

export type ClaimKey = { documentId: number; claimId: number }
export type ReminderKey = { documentId: number; reminderId: number }

/** Queues the user's change of a claim: paid elsewhere, disputed, open again. Returns the entry's id. */
export function addClaimChange(
  db: LocalDatabase,
  key: ClaimKey,
  change: ClaimChange,
): Promise<string> {
  return inOneStep(db, () => add(db, ofClaim(key, change)))
}

/**
 * Undoes a payment that the user had entered. Returns the entry's id; null if it was never sent, so that nothing is left to do. If it may
 * have reached the server, an undo is queued: the server identifies the payment by the entry's key.
 */
export function takeBackPayment(
  db: LocalDatabase,
  key: ClaimKey,
  paymentId: string,
): Promise<string | null> {
  return withdraw(db, paymentId, ofClaim(key, { change: 'not-paid', paymentId }))
}

/** Queues the user's change of a deadline: done, open again, snoozed. Returns the entry's id. */
export function addReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  change: ReminderChange,
): Promise<string> {
  return inOneStep(db, () => add(db, ofReminder(key, change)))
}

/**
 * Undoes a change. Returns the id of the undo's entry; null if the change was never sent, so that nothing is left to do. `back`: the change
 * that restores the earlier state, if the server may know the first one.
 */
export function takeBackReminderChange(
  db: LocalDatabase,
  key: ReminderKey,
  { entryId, back }: { entryId: string; back: ReminderChange },
): Promise<string | null> {
  return withdraw(db, entryId, ofReminder(key, back))
}

/** A change to a part of a document, as an entry that is not queued yet. */
type PartChange = NewEntry<'change-claim'> | NewEntry<'change-reminder'>

const ofClaim = ({ documentId, claimId }: ClaimKey, change: ClaimChange): PartChange =>
  newEntry('change-claim', { documentId, claim: { id: claimId, change } })

const ofReminder = ({ documentId, reminderId }: ReminderKey, change: ReminderChange): PartChange =>
  newEntry('change-reminder', { documentId, reminder: { id: reminderId, change } })

/** Undoes a queued change. Returns null if it was never sent; otherwise queues `back` and returns its id. */
function withdraw(db: LocalDatabase, entryId: string, back: PartChange): Promise<string | null> {
  return inOneStep(db, async () => {
    const said = await db.outbox.get({ id: entryId })
    const isUnheard = said && (said.state === 'stuck' || isOpen(said, back.kind))
    if (!isUnheard) return add(db, back)
    await db.outbox.delete(said.seq)
    await applyPatches(db, back.documentId)
    return null
  })
}

function inOneStep<T>(db: LocalDatabase, step: () => Promise<T>): Promise<T> {
  return withRoom(db, () => db.transaction('rw', db.outbox, db.documents, db.contents, step))
}

/** The same change twice in a row (a double tap) is one entry. */
async function add(db: LocalDatabase, entry: PartChange): Promise<string> {
  const { documentId } = entry
  const last = (await db.outbox.where({ documentId }).sortBy('seq')).at(-1)
  if (last && isOpen(last, entry.kind) && partOf(last) === partOf(entry)) return last.id
  // a copy, because the database writes the entry's place into it, and another try needs a new place
  await db.outbox.add({ ...entry })
  await applyPatches(db, documentId)
  return entry.id
}

const partOf = ({ claim, reminder }: Partial<HeldBy<'change-claim'> & HeldBy<'change-reminder'>>) =>
  JSON.stringify({ claim, reminder })
