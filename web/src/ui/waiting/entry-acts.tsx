import { discardEntry, type OutboxEntry, retryEntry } from '@brieflotse/offline'
import { useEffect, useState } from 'react'
import { text } from '../../text/text.ts'
import { discardText } from '../../text/waiting.ts'
import { Button, LinkButton } from '../button.tsx'
import { Confirm } from '../confirm.tsx'
import { Icon } from '../drawings/icon.tsx'
import { useSignedIn } from '../session.ts'
import { cureOf, mayHelp } from './cures.ts'

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
