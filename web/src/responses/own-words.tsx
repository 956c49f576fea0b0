import { gapMarks, type Bilingual } from '@brieflotse/writing'
import { mostOwnWords, type TranslationSetup } from '@brieflotse/contract'
import { type ReactNode, useId, useState } from 'react'
import { responsesText } from '../text/responses.ts'
import { translationText } from '../text/translation.ts'
import { MachineGerman } from './machine-german.tsx'

const words = translationText.own
/** The name that the server uses for its own model. */
const ownModel = 'the model on this server'

type Props = {
  field: 'question' | 'reason'
  documentId: number
  /** The available translation services; null while unknown. */
  setup: TranslationSetup | null
  label: string
  value: Bilingual | undefined
  onChange: (said: Bilingual | undefined) => void
}

/**
 * The user's own words for a letter. German text is used unchanged; other text only as a machine translation that the user accepted. Until
 * then the gap in the letter stays empty, and a letter with gaps cannot be sent.
 */
export function OwnWordsField({ field, documentId, setup, label, value, onChange }: Props) {
  const by = setup?.ownWords ?? null
  const isGap = value?.german === gapMarks[field].german
  const [wish, setEnglish] = useState(() => (value ? value.german !== value.english : null))
  const isEnglish = by !== null && (wish ?? true)
  const [typed, setTyped] = useState(() => (isGap ? '' : (value?.english ?? '')))
  const id = useId()
  const englishHint = by === ownModel ? words.englishHint : words.englishHintBy({ by: by ?? '' })
  const change = (text: string, english: boolean) => {
    setTyped(text)
    setEnglish(english)
    if (text.trim() === '') onChange(undefined)
    else onChange(english ? gapMarks[field] : { german: text, english: text })
  }
  return (
    <div className="grid gap-2">
      <Labelled id={id} label={isEnglish ? translationText.own.labels[field] : label}>
        <textarea
          id={id}
          rows={3}
          maxLength={isEnglish ? mostOwnWords : 4000}
          lang={isEnglish ? 'en' : 'de'}
          value={typed}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => change(target.value, isEnglish)}
          className="w-full rounded-small border border-line-strong bg-surface px-4 py-2 text-ink hover:border-ink"
        />
      </Labelled>
      <p id={`${id}-note`} className="text-small text-muted">
        {isEnglish ? englishHint : responsesText.ownWords}
        {setup && by === null && ` ${words.templatesOnly}`}
      </p>
      {by !== null && (
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-5 shrink-0"
            checked={isEnglish}
            onChange={({ target }) => change(typed, target.checked)}
          />
          {words.english}
        </label>
      )}
      {isEnglish && typed.trim() !== '' && (
        <MachineGerman
          key={typed}
          text={typed.trim()}
          documentId={documentId}
          onAccept={(said) => onChange(said ?? gapMarks[field])}
        />
      )}
    </div>
  )
}

function Labelled({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      {children}
    </div>
  )
}
