import { type FieldConflict, conflictsOf, resolveConflict, retryEntry } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { mendText } from '../text/mend.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSignedIn } from '../session/session.ts'

export type ConflictQuestion = { entryId: string; onClose: () => void }

/** Shows two conflicting values of a field, the user's and the server's, and lets the user choose. */
export function ConflictDialog({ entryId, onClose }: ConflictQuestion) {
  const { db, sync } = useSignedIn()
  const clashes = useLiveQuery(() => conflictsOf(db, entryId), [db, entryId])
  const nothing = clashes?.length === 0
  useEffect(() => {
    // the refusal arrived before the server's new value, so a sync fetches it
    if (nothing) sync.now()
  }, [nothing, sync])
  const keep = (which: 'mine' | 'theirs') => {
    onClose()
    void resolveConflict(db, entryId, which)
  }
  if (!clashes) return null
  return (
    <Modal title={mendText.title} role="alertdialog" onClose={onClose}>
      <div className="overflow-y-auto px-5 pb-6 md:px-6">
        <p className="mb-4 text-muted">{nothing ? mendText.nothingToChoose : mendText.why}</p>
        {clashes.map((clash) => (
          <dl key={clash.key} className="mb-4 grid gap-2 rounded-box bg-sunken p-4">
            <Value label={mendText.mine[clash.field]} value={valueText(clash.mine, clash.field)} />
            <Value
              label={mendText.theirs[clash.field]}
              value={valueText(clash.theirs, clash.field)}
            />
          </dl>
        ))}
        <div className="mt-6 acts">
          <Button data-autofocus onClick={onClose}>
            {mendText.later}
          </Button>
          {nothing ? (
            <Button
              onClick={() => {
                onClose()
                void retryEntry(db, entryId)
              }}
            >
              {text.app.tryAgain}
            </Button>
          ) : (
            <>
              <Button onClick={() => keep('theirs')}>{mendText.keepTheirs}</Button>
              <Button look="primary" onClick={() => keep('mine')}>
                {mendText.keepMine}
              </Button>
            </>
          )}
        </div>
      </div>
    </Modal>
  )
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-tiny text-muted">{label}</dt>
      <dd className="wrap-anywhere whitespace-pre-wrap">{value}</dd>
    </div>
  )
}

function valueText(value: FieldConflict['mine'], field: FieldConflict['field']): string {
  if (value === null) return field === 'title' ? mendText.noName : mendText.nothingSaid
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return value.value ?? mendText.notThere
  return value.length > 0 ? value.join(', ') : mendText.noTags
}
