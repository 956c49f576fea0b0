import type { Claim, ClaimChange, ClaimPayment } from '@brieflotse/contract'
import { claimState, edited, remindedWith } from '@brieflotse/letter'
import type { BareRow } from '../row-index.ts'
import type { LetterRow, Ordering } from '../rows.ts'
import type { EntryKind, EntryOf, OutboxEntry } from './entries.ts'

/** What the device does with the entries of one kind until they are sent; how they are sent: `send.ts`. */
type Kind<E extends OutboxEntry = OutboxEntry> = {
  /** The subject of an entry: changes of the same subject are sent in the order they were made. */
  subject(entry: E): string | number
  /** Kinds that are sent before this one, whatever their subject. */
  after?: readonly EntryKind[]
  /** Applies the entry to the row of its document. */
  patch?(row: BareRow, entry: E): BareRow
  /** Applies the entry to the row of its response letter. */
  patchLetter?(row: LetterRow, entry: E): LetterRow
}

const ofDocument = { subject: ({ documentId, id }: OutboxEntry) => documentId ?? id }

const ofLetter = {
  subject: ({ letterId, letterKey, id }: OutboxEntry) =>
    letterId === undefined ? (letterKey ?? id) : `letter ${letterId}`,
}

const kinds: { [K in EntryKind]: Kind<EntryOf<K>> } = {
  'upload-document': ofDocument,
  'archive-document': { ...ofDocument, patch: (row) => ({ ...row, status: 'archived' }) },
  'erase-document': { ...ofDocument, patch: (row) => ({ ...row, erasing: true }) },
  'restore-document': {
    ...ofDocument,
    patch(row) {
      if (row.status !== 'archived') return row
      return { ...row, status: row.explanation ? 'completed' : 'pending' }
    },
  },
  'read-document': {
    ...ofDocument,
    patch: (row) => ({ ...row, status: 'pending', progress: null, failure: null }),
  },
  'edit-document': { ...ofDocument, patch: (row, { changes }) => edited(row, changes) },
  // only the server knows which documents result
  'arrange-document': ofDocument,
  'change-claim': {
    ...ofDocument,
    patch: (row, { id: entryId, claim: { id, change } }) => ({
      ...row,
      claims: row.claims.map((claim) =>
        claim.id === id ? changed(claim, change, entryId) : claim,
      ),
    }),
  },
  'change-reminder': {
    ...ofDocument,
    patch: (row, { addedAt, reminder: { id, change } }) => ({
      ...row,
      reminders: row.reminders.map((one) =>
        one.id === id ? remindedWith(one, change, addedAt) : one,
      ),
    }),
  },
  'process-mail': ofDocument,
  'create-letter': { subject: ({ id }) => id },
  'edit-letter': {
    ...ofLetter,
    patchLetter: (row, { textEdit }) => ({ ...row, content: textEdit.to }),
  },
  'erase-letter': { ...ofLetter, patchLetter: (row) => ({ ...row, erasing: true }) },
  'edit-profile': { subject: ({ kind }) => kind },
  'set-signature': { subject: ({ kind }) => kind },
  'order-mail': {
    ...ofLetter,
    // letters are posted with the new details of their sender
    after: ['edit-profile', 'set-signature'],
    patchLetter: (row, entry) => ({ ...row, ordering: orderingOf(entry) }),
  },
  'cancel-mail': { ...ofLetter, patchLetter: (row) => ({ ...row, canceling: true }) },
}

export const entryKinds = Object.keys(kinds) as EntryKind[]

export const entryKindOf = ({ kind }: OutboxEntry): Kind => kinds[kind]

export function orderingOf({ id, mailing, addedAt }: EntryOf<'order-mail'>): Ordering {
  return { ...mailing, entryId: id, orderedAt: addedAt }
}

/** Applies one change to a claim; a payment the server does not know yet has the id of its entry. */
function changed(claim: Claim, change: ClaimChange, entryId: string): Claim {
  const isDisputed = claim.state === 'disputed'
  switch (change.change) {
    case 'paid': {
      const { amount, on, note } = change
      const own = { id: entryId, how: 'own', state: 'paid', practice: false } as const
      // paying ends the dispute
      return counted(claim, [...claim.payments, { ...own, amount, on, note }], false)
    }
    case 'not-paid': {
      const left = claim.payments.filter(({ id }) => id !== change.paymentId)
      return counted(claim, left, isDisputed)
    }
    case 'disputed':
      return { ...counted(claim, claim.payments, true), note: change.note }
    case 'reopened':
      return counted(claim, claim.payments, false)
  }
}

function counted(claim: Claim, payments: ClaimPayment[], isDisputed: boolean): Claim {
  const confirmed = payments.filter(({ state }) => state === 'paid')
  const paid = confirmed.reduce((sum, { amount }) => sum + amount, 0)
  const isStarted = payments.some(({ state }) => state === 'started')
  const state = claimState({ ...claim, paid }, { isDisputed, isStarted })
  return { ...claim, payments, paid, state }
}
