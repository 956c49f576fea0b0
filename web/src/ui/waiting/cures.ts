import type { ErrorCode } from '@brieflotse/contract'
import type { OutboxEntry } from '@brieflotse/offline'
import type { ComponentType } from 'react'
import { changesText } from '../../text/changes.ts'
import { discardText } from '../../text/waiting.ts'
import { Reprice } from '../mail/reprice.tsx'
import { LazyConflictDialog } from '../lazy-conflict-dialog.tsx'
import type { ConflictQuestion } from '../conflict-dialog.tsx'
import { paths } from '../paths.ts'

/** The remedy for a stuck outbox entry: a dialog, or a link to a missing input. */
export type Cure =
  | { label: string; Dialog: ComponentType<ConflictQuestion> }
  | { label: string; to: string }

const mend: Cure = { label: changesText.choose, Dialog: LazyConflictDialog }

/** Remedies by error code. */
const mailCures: Partial<Record<ErrorCode, (entry: OutboxEntry) => Cure>> = {
  'price-changed': () => ({ label: discardText.seePrice, Dialog: Reprice }),
  'letter-unfinished': toLetter,
  'not-printable': toLetter,
  'option-not-offered': toLetter,
  'no-recipient': toLetter,
  'sender-missing': () => ({ label: discardText.enterAddress, to: paths.settings }),
  'not-enough-credits': () => ({ label: discardText.getCredits, to: paths.credits }),
}

function toLetter({ letterId, letterKey }: OutboxEntry): Cure {
  return { label: discardText.openLetter, to: paths.response(letterId ?? letterKey ?? '') }
}

export function cureOf(entry: OutboxEntry): Cure | null {
  const { kind, error } = entry
  if (!error) return null
  if (kind === 'order-mail') return mailCures[error.code]?.(entry) ?? null
  // edits carry their old value, so the user can resolve the conflict
  const isEdit = kind === 'edit-document' || kind === 'edit-letter'
  return isEdit && error.code === 'conflict' ? mend : null
}

const final = new Set<ErrorCode>(['already-mailed', 'too-late-to-cancel'])

/** Whether a retry can succeed. */
export function mayHelp({ error }: OutboxEntry, cure: Cure | null): boolean {
  if (!error || final.has(error.code)) return false
  return !cure || 'to' in cure
}
