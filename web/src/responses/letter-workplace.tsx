import type { ShownLetter } from '@brieflotse/offline'
import { type Draft, gapsIn, meaningOf, textOf } from '@brieflotse/writing'
import { useEffect, useRef, useState } from 'react'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { downloadLetter } from './download.ts'
import { LetterPage } from './letter-page.tsx'
import { useChangeLetter, useLetter } from './responses.ts'

/** A letter that was just written: to read beside its meaning, to change, and to take along. */
export function LetterWorkplace({ letterKey, draft }: { letterKey: string; draft: Draft }) {
  const letter = useLetter(letterKey)
  const place = useRef<HTMLDivElement>(null)
  // on a phone the letter is below the form: bring it into view, and the reader's focus to it
  const isThere = letter !== undefined && letter !== null
  useEffect(() => {
    if (!isThere) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [isThere])
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-4 outline-none">
      {letter && <Workplace letter={letter} draft={draft} />}
    </div>
  )
}

/** The pressed button goes away with what it did: the focus goes on to what came instead. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus()

function Workplace({ letter, draft }: { letter: ShownLetter; draft: Draft }) {
  const [editing, setEditing] = useState<string | null>(null)
  const [edited, setEdited] = useState(false)
  const leave = () => {
    setEditing(null)
    setEdited(true)
  }
  const [change, changing] = useChangeLetter(letter)
  const gaps = gapsIn(letter.content)
  const isAsWritten = letter.content === textOf(draft)
  return (
    <div className="grid gap-5">
      {gaps.length > 0 && (
        <p role="status" className="rounded-box bg-must-wash px-4 py-3 text-small text-must">
          {responsesText.gaps(gaps.length)}: {gaps.map(({ german }) => german).join(', ')}
        </p>
      )}
      {editing === null ? (
        <LetterPage content={letter.content} />
      ) : (
        <textarea
          ref={focusAtOnce}
          aria-label={responsesText.german}
          lang="de"
          rows={22}
          value={editing}
          onChange={({ target }) => setEditing(target.value)}
          className="w-full rounded-box border border-line-strong bg-surface p-4 font-mono text-small text-ink"
        />
      )}
      <section aria-label={responsesText.actions}>
        <h3 className="sr-only">{responsesText.actions}</h3>
        <div className="flex flex-wrap gap-3">
          {editing === null ? (
            <>
              <Button look="primary" onClick={() => downloadLetter(letter)}>
                <Icon name="page" />
                {responsesText.download}
              </Button>
              <Button
                ref={edited ? focusAtOnce : undefined}
                onClick={() => setEditing(letter.content)}
              >
                <Icon name="edit" />
                {responsesText.edit}
              </Button>
            </>
          ) : (
            <>
              <Button
                look="primary"
                disabled={changing || editing.trim() === ''}
                onClick={() => void change(editing, leave)}
              >
                {responsesText.save}
              </Button>
              <Button onClick={leave}>{responsesText.cancel}</Button>
            </>
          )}
        </div>
      </section>
      {isAsWritten && (
        <section>
          <h3 className="mb-2 text-small font-semibold text-muted">{responsesText.meaning}</h3>
          <p className="rounded-box border border-line bg-surface p-5 whitespace-pre-wrap">
            {meaningOf(draft)}
          </p>
        </section>
      )}
    </div>
  )
}
