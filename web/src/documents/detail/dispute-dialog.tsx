import { useState } from 'react'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'

const { claims: said } = detailText

type Props = { onYes: (note: string | null) => void; onClose: () => void }

/** Marks a claim as disputed, with a note in the user's words. */
export function DisputeDialog({ onYes, onClose }: Props) {
  const [note, setNote] = useState('')
  return (
    <Modal title={said.disputeTitle} onClose={onClose}>
      <form
        className="grid gap-5 px-5 pb-6 md:px-6"
        onSubmit={(event) => {
          event.preventDefault()
          onYes(note.trim() || null)
          onClose()
        }}
      >
        <p className="text-muted">{said.disputeText}</p>
        <Field
          label={said.disputeNote}
          note={said.optional}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        <div className="acts">
          <Button onClick={onClose}>{text.app.cancel}</Button>
          <Button type="submit" look="primary">
            {said.disputeYes}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
