import type { ShownLetter } from '@brieflotse/offline'
import { gapsIn, isSenderKnown } from '@brieflotse/writing'
import { type ReactNode, useState } from 'react'
import { maxLetterCharacters, type User } from '@brieflotse/contract'
import { Link } from 'react-router-dom'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { focusAtOnce } from '../ui/focus.ts'
import { canBeMailed } from '../posting/mail-state.ts'
import { useMailState } from '../posting/use-mail-state.ts'
import { putNoticeAway } from '../ui/toast.tsx'
import { useDraft } from '../session/use-draft.ts'
import { GapFields } from './gap-fields.tsx'
import { LetterPage } from './letter-page.tsx'
import { textKey, useChangeLetter } from './responses.ts'
import { mailText } from '../text/mail.ts'
import { paths } from '../ui/paths.ts'

type Props = {
  letter: ShownLetter
  /** The user whose details are the letter's sender; undefined while loading. */
  user: User | null | undefined
  main: ReactNode
  acts: ReactNode
  children?: ReactNode
}

/**
 * Shows a letter, which can be edited until it is ordered or sent. `main`: the primary action, always within reach; `acts`: other actions;
 * `children`: content between the letter and its actions.
 */
export function EditableLetter({ letter, user, main, acts, children }: Props) {
  const [begun, setBegun] = useState<boolean | null>(null)
  // an empty draft counts as none; otherwise the unsaved text is restored
  const draft = useDraft<string>(textKey(letter), '')
  const typed = draft.value === '' ? letter.content : draft.value
  const [change, changing] = useChangeLetter(letter)
  const gaps = gapsIn(letter.content)
  const { state } = useMailState(letter)
  const canEdit = canBeMailed(state)
  // a restored text opens in the editor, because the user would take the saved version for it and send that
  const editing = begun ?? (canEdit && draft.value !== '')
  const begin = () => {
    putNoticeAway()
    setBegun(true)
  }
  const leave = () => {
    void draft.clear()
    setBegun(false)
  }
  return (
    <div className="grid gap-5">
      {gaps.length > 0 && canEdit && !editing && <GapFields letter={letter} gaps={gaps} />}
      {canEdit && user && <SenderMissing user={user} />}
      {editing ? (
        <textarea
          ref={begun ? focusAtOnce : undefined}
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
      <section aria-label={responsesText.actions} className="contents">
        <div className="within-reach acts -mx-4 justify-start bg-page px-4 empty:hidden md:-mx-6 md:px-6 max-sm:*:px-3.5 print:hidden">
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
              {main}
              {canEdit && (
                <Button ref={begun === false ? focusAtOnce : undefined} onClick={begin}>
                  <Icon name="edit" />
                  {responsesText.edit}
                </Button>
              )}
            </>
          )}
        </div>
        {!editing && <div className="mb-5 flex flex-wrap gap-3 print:hidden">{acts}</div>}
      </section>
    </div>
  )
}

/** Warns early that a letter has no sender address; otherwise the user learns it only when ordering. It blocks nothing. */
function SenderMissing({ user }: { user: User }) {
  if (isSenderKnown(user)) return null
  return (
    <div className="rounded-box bg-sunken px-4 pt-3 pb-1 text-small print:hidden">
      <p>{responsesText.senderMissing}</p>
      <Link
        to={paths.settings}
        className="inline-flex min-h-11 items-center font-semibold text-accent"
      >
        {mailText.toProfile}
      </Link>
    </div>
  )
}
