import type { ShownLetter } from '@brieflotse/offline'
import { gapsIn } from '@brieflotse/writing'
import { type ReactNode, useState } from 'react'
import { maxLetterCharacters } from '@brieflotse/contract'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { canBeMailed } from '../ui/mail/mail-state.ts'
import { useMailState } from '../ui/mail/use-mail-state.ts'
import { useDraft } from '../ui/use-draft.ts'
import { LetterPage } from './letter-page.tsx'
import { useChangeLetter } from './responses.ts'

/** The pressed button goes away with what it did: the focus goes on to what came instead. */
const focusAtOnce = (element: HTMLElement | null) => element?.focus()

type Props = { letter: ShownLetter; acts: ReactNode; children?: ReactNode }

/**
 * A letter to read and, as long as it was neither sent nor waits for it, to change. `acts`: what else can be done with it;
 * `children` stand between the letter and that.
 */
export function EditableLetter({ letter, acts, children }: Props) {
  const [editing, setEditing] = useState(false)
  const [edited, setEdited] = useState(false)
  // an empty draft is none: what was typed and not saved comes back
  const draft = useDraft<string>(`letter:${letter.clientId ?? letter.id}`, '')
  const typed = draft.value === '' ? letter.content : draft.value
  const [change, changing] = useChangeLetter(letter)
  const gaps = gapsIn(letter.content)
  const { state } = useMailState(letter)
  const canEdit = canBeMailed(state)
  const leave = () => {
    void draft.clear()
    setEditing(false)
    setEdited(true)
  }
  return (
    <div className="grid gap-5">
      {gaps.length > 0 && canEdit && (
        <p
          role="status"
          className="rounded-box bg-must-wash px-4 py-3 text-small text-must print:hidden"
        >
          {responsesText.gaps(gaps.length)}: {gaps.map(({ german }) => german).join(', ')}
        </p>
      )}
      {editing ? (
        <textarea
          ref={focusAtOnce}
          aria-label={responsesText.german}
          lang="de"
          rows={22}
          maxLength={maxLetterCharacters}
          value={typed}
          onChange={({ target }) => draft.set(target.value)}
          className="w-full rounded-box border border-line-strong bg-surface p-4 font-mono text-small text-ink"
        />
      ) : (
        <LetterPage content={letter.content} />
      )}
      {!editing && children}
      <section aria-label={responsesText.actions} className="flex flex-wrap gap-3 print:hidden">
        {editing ? (
          <>
            <Button
              look="primary"
              disabled={changing || typed.trim() === ''}
              onClick={() => void change(typed, leave)}
            >
              {responsesText.save}
            </Button>
            <Button onClick={leave}>{responsesText.cancel}</Button>
          </>
        ) : (
          <>
            {acts}
            {canEdit && (
              <Button ref={edited ? focusAtOnce : undefined} onClick={() => setEditing(true)}>
                <Icon name="edit" />
                {responsesText.edit}
              </Button>
            )}
          </>
        )}
      </section>
    </div>
  )
}
