import { maxTitleCharacters } from '@brieflotse/contract'
import { type FormEvent, useState } from 'react'
import { editText } from '../../text/edit.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Modal } from '../../ui/modal.tsx'
import { readTitle } from './edit.ts'

export type RenameQuestion = {
  /** The current name of the document. */
  title: string
  /** True if the user gave this name, so they can remove it. */
  isGiven: boolean
  onRename: (title: string | null) => void
  onClose: () => void
}

export function RenameDialog({ title, isGiven, onRename, onClose }: RenameQuestion) {
  const [error, setError] = useState<string>()
  const end = (to: string | null) => {
    onClose()
    onRename(to)
  }
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('title')
    const read = readTitle(typeof typed === 'string' ? typed : '')
    if ('error' in read) setError(read.error)
    // an unchanged title is not stored as the user's own, so it still follows later readings of the letter
    else if (read.title === title) onClose()
    else end(read.title)
  }
  return (
    <Modal title={editText.renameTitle} onClose={onClose}>
      <form noValidate onSubmit={onSubmit} className="px-5 pb-6 md:px-6">
        <Field
          label={editText.title}
          name="title"
          defaultValue={title}
          maxLength={maxTitleCharacters}
          autoComplete="off"
          enterKeyHint="done"
          onFocus={(event) => event.target.select()}
          error={error}
          data-autofocus
        />
        {isGiven && (
          <Button look="quiet" className="mt-2 -ms-5" onClick={() => end(null)}>
            {editText.ownTitle}
          </Button>
        )}
        <div className="mt-6 acts">
          <Button onClick={onClose}>{text.app.cancel}</Button>
          <Button type="submit" look="primary">
            {text.app.save}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
