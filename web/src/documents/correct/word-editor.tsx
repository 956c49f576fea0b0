import { maxWordCharacters } from '@brieflotse/contract'
import { type FormEvent, useState } from 'react'
import { correctText } from '../../text/correct.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { useCorrect } from './correct.ts'
import { TakeBack } from './take-back.tsx'
import type { ShownWord } from './words.ts'

type Props = { documentId: number; word: ShownWord; onEnd: () => void }

const focus = (input: HTMLInputElement | null) => input?.focus()

/** An editor for one word of the page: the user types it as it is printed. */
export function WordEditor({ documentId, word, onEnd }: Props) {
  const correct = useCorrect(documentId)
  const [error, setError] = useState<string>()
  const { own, page, box } = word
  const now = own?.value ?? word.text
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget).get('word')
    const value = typeof given === 'string' ? given.normalize('NFC').trim() : ''
    if (value === '') {
      setError(correctText.wrong.text)
      return
    }
    onEnd()
    if (value === now) return
    // the place of a correction does not change, because the next reading finds the word by it
    const about = own
      ? { page: own.page, box: own.box, was: own.was }
      : { page, box, was: word.text }
    void correct({ field: 'word', ...about, to: { value } })
  }
  return (
    <form noValidate onSubmit={onSubmit} aria-label={correctText.correctOf({ label: now })}>
      <Field
        label={correctText.wordOf({ word: word.text })}
        name="word"
        lang="de"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={maxWordCharacters}
        defaultValue={now}
        onFocus={(event) => event.target.select()}
        error={error}
        ref={focus}
      />
      <div className="mt-3 acts">
        {own && <TakeBack documentId={documentId} own={own} onEnd={onEnd} />}
        <Button onClick={onEnd}>{text.app.cancel}</Button>
        <Button type="submit" look="primary">
          {text.app.save}
        </Button>
      </div>
    </form>
  )
}
