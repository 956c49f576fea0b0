import { discardEntry, type OutboxEntry, retryEntry } from '@brieflotse/offline'
import { type ComponentType, useState } from 'react'
import { text } from '../../text/text.ts'
import { Button } from '../button.tsx'
import { Confirm } from '../confirm.tsx'
import { Icon } from '../drawings/icon.tsx'
import { Mend } from '../mend.tsx'
import type { MendQuestion } from '../mend-dialog.tsx'
import { useSignedIn } from '../session.ts'

type Cure = { label: string; Dialog: ComponentType<MendQuestion> }

/** What the user can put right in an edit of a document that is stuck, by the reason why. */
const cures: Partial<Record<string, Cure>> = {
  conflict: { label: text.waiting.choose, Dialog: Mend },
}

/** What carries its old value along can be mended. */
const isEdit = new Set<OutboxEntry['kind']>(['edit-document', 'edit-letter'])

/** Mend, try again and discard, as far as they help. What is on its way cannot be called back. */
export function EntryActs({ entry, name }: { entry: OutboxEntry; name: string }) {
  const { db } = useSignedIn()
  const [open, setOpen] = useState<'mend' | 'discard' | null>(null)
  const close = () => setOpen(null)
  const { id, state, error, kind } = entry
  const cure = error && isEdit.has(kind) ? cures[error.code] : undefined
  if (state === 'sending') return null
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {cure && (
        <Button look="primary" onClick={() => setOpen('mend')}>
          {cure.label}
        </Button>
      )}
      {error && !cure && (
        <Button onClick={() => void retryEntry(db, id)}>
          <Icon name="again" className="size-5" />
          {text.app.tryAgain}
        </Button>
      )}
      <Button look="danger-quiet" onClick={() => setOpen('discard')}>
        {text.app.discard}
      </Button>
      {open === 'mend' && cure && <cure.Dialog entryId={id} onClose={close} />}
      {open === 'discard' && (
        <Confirm
          title={text.waiting.discardTitle}
          text={text.waiting.discardText(name, text.waiting.kinds[kind].lost)}
          yes={text.app.discard}
          onYes={() => void discardEntry(db, id)}
          onClose={close}
        />
      )}
    </div>
  )
}
