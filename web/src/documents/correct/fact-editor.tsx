import type { Document, Fact } from '@brieflotse/contract'
import { canonicalValue, type CorrectableKind, keyOf } from '@brieflotse/reading/facts'
import { type FormEvent, useState } from 'react'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { factText, isGerman } from '../detail/fact-text.ts'
import { ownOf, useCorrect, useWaitingKeys, wasOf } from './correct.ts'
import { OwnMark } from './own-mark.tsx'
import { TakeBack } from './take-back.tsx'
import { complaintOf, ValueField } from './value-field.tsx'

type Props = {
  document: Document
  kind: CorrectableKind
  fact: Fact | null
  open: boolean
  onEnd: () => void
}

/** Shows one fact below the page: its value, its origin, and a field to correct it. */
export function FactEditor({ document, kind, fact, open, onEnd }: Props) {
  const [editing, setEditing] = useState(open)
  const [error, setError] = useState<string>()
  const correct = useCorrect(document.id)
  const waiting = useWaitingKeys(document.id)
  const label = detailText.factKinds[kind]
  const read = wasOf(fact, document.corrections)
  const own = ownOf(kind, read, document.corrections)
  const was = own?.field === 'fact' ? own.was : read
  const isWaiting = waiting.has(keyOf({ field: 'fact', kind, was }))
  const cancel = () => (open ? onEnd() : setEditing(false))
  const save = (value: string | null) => {
    onEnd()
    void correct({ field: 'fact', kind, was, to: { value } })
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('value')
    const value = canonicalValue(kind, typeof given === 'string' ? given : '')
    if (value === null) setError(complaintOf(kind))
    else if (value === fact?.value) onEnd()
    else save(value)
  }
  const value = fact ? factText(fact) : own ? correctText.missing : correctText.notFound
  if (!editing) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-40">
          <p className="text-tiny text-muted">{label}</p>
          <p
            lang={fact && isGerman(fact) ? 'de' : undefined}
            className="numbers font-semibold wrap-anywhere"
          >
            {value}
          </p>
          {(own || isWaiting) && <OwnMark waiting={isWaiting} />}
        </div>
        <Button aria-label={correctText.correctOf({ label })} onClick={() => setEditing(true)}>
          {correctText.correct}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label={correctText.correctOf({ label })}>
      <p className="mb-2 font-semibold">{label}</p>
      <ValueField kind={kind} value={fact?.value ?? ''} error={error} />
      {own && (
        <p className="mt-1.5 text-small text-muted">
          {was === null
            ? correctText.readNothing
            : correctText.reads({ value: factText({ kind, value: was } as Fact) })}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <div className="-ms-5 me-auto flex flex-wrap empty:hidden">
          {own && <TakeBack documentId={document.id} own={own} onEnd={onEnd} />}
          {fact && kind !== 'document-type' && (
            <Button look="quiet" onClick={() => save(null)}>
              {correctText.notInLetter}
            </Button>
          )}
        </div>
        <div className="flex gap-2">
          <Button onClick={cancel}>{text.app.cancel}</Button>
          <Button type="submit" look="primary">
            {text.app.save}
          </Button>
        </div>
      </div>
    </form>
  )
}
