import type { ErrorCode } from '@brieflotse/contract'
import { discardEntry, type OutboxEntry, retryEntry } from '@brieflotse/offline'
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react'
import { text } from '../text/text.ts'
import { discardText } from '../text/waiting.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { useSignedIn } from '../session/session.ts'
import { changesText } from '../text/changes.ts'
import type { ConflictQuestion } from './conflict-dialog.tsx'
import { paths } from '../ui/paths.ts'

/**
 * The buttons of an outbox entry: fix, retry and discard, as far as they help. Discard stays visible during a request, because it would
 * otherwise lose the keyboard focus with every retry. A running request cannot be cancelled, so the entry is discarded after it fails.
 */
export function EntryActs({ entry, name }: { entry: OutboxEntry; name: string }) {
  const { db } = useSignedIn()
  const [open, setOpen] = useState<'mend' | 'discard' | null>(null)
  const [isGivenUp, setGivenUp] = useState(false)
  const close = () => setOpen(null)
  const { id, state, kind } = entry
  const cure = cureOf(entry)
  const isSending = state === 'sending'
  useEffect(() => {
    if (isGivenUp && !isSending) void discardEntry(db, id)
  }, [db, id, isGivenUp, isSending])
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {!isSending && (
          <>
            {cure && 'to' in cure && (
              <LinkButton to={cure.to} look="primary">
                {cure.label}
              </LinkButton>
            )}
            {cure && 'Dialog' in cure && (
              <Button look="primary" onClick={() => setOpen('mend')}>
                {cure.label}
              </Button>
            )}
            {mayHelp(entry, cure) && (
              <Button about={name} onClick={() => void retryEntry(db, id)}>
                <Icon name="again" className="size-5" />
                {text.app.tryAgain}
              </Button>
            )}
          </>
        )}
        <Button look="danger-quiet" about={name} onClick={() => setOpen('discard')}>
          {text.app.discard}
        </Button>
      </div>
      {open === 'mend' && cure && 'Dialog' in cure && <cure.Dialog entryId={id} onClose={close} />}
      {open === 'discard' && (
        <Confirm
          title={discardText.title}
          text={discardText.text({ name, lost: discardText.lost[kind] })}
          yes={text.app.discard}
          onYes={() => setGivenUp(true)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The remedy for a stuck outbox entry: a dialog, or a link to a missing input. */
type Cure =
  | { label: string; Dialog: ComponentType<ConflictQuestion> }
  | { label: string; to: string }

const MendDialog = lazy(async () => ({
  default: (await import('./conflict-dialog.tsx')).ConflictDialog,
}))

/** The conflict dialog for a stuck outbox entry. Open while it is rendered; its code is loaded on first use. */
function LazyConflictDialog(question: ConflictQuestion) {
  return (
    <Suspense>
      <MendDialog {...question} />
    </Suspense>
  )
}

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

function cureOf(entry: OutboxEntry): Cure | null {
  const { kind, error } = entry
  if (!error) return null
  if (kind === 'order-mail') return mailCures[error.code]?.(entry) ?? null
  // edits carry their old value, so the user can resolve the conflict
  const isEdit = kind === 'edit-document' || kind === 'edit-letter'
  return isEdit && error.code === 'conflict' ? mend : null
}

const final = new Set<ErrorCode>(['already-mailed', 'too-late-to-cancel'])

/** Whether a retry can succeed. */
function mayHelp({ error }: OutboxEntry, cure: Cure | null): boolean {
  if (!error || final.has(error.code)) return false
  return !cure || 'to' in cure
}

const RepriceDialog = lazy(async () => ({
  default: (await import('./reprice-dialog.tsx')).RepriceDialog,
}))

/** The price dialog for an order that is stuck with `price-changed`. Open while it is rendered; its code is loaded on first use. */
function Reprice(question: ConflictQuestion) {
  return (
    <Suspense>
      <RepriceDialog {...question} />
    </Suspense>
  )
}
