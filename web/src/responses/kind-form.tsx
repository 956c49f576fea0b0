import { useId } from 'react'
import type { User } from '@brieflotse/contract'
import {
  type LetterDraft,
  type LetterFacts,
  type ResponseKind,
  isSenderKnown,
  type Wishes,
} from '@brieflotse/writing'
import { adviceSaid } from '../text/meant.ts'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { SentenceWithQuotes } from '../letters/sentence-with-quotes.tsx'
import { KindChoice } from './kind-choice.tsx'
import { type Sender, SenderFields } from './sender-fields.tsx'
import { AsWritten, Fold, WishFields } from './wish-fields.tsx'

type Props = {
  documentId: number
  facts: LetterFacts
  proposals: ResponseKind[]
  user: User
  /** The letter with the current choices. */
  draft: LetterDraft
  wishes: Wishes
  onKind: (kind: ResponseKind) => void
  onWishes: (more: Wishes) => void
  sender: Sender
  onSender: (more: Sender) => void
  /** Whether a copy of the answered letter is enclosed. */
  withCopy: boolean
  onWithCopy: (yes: boolean) => void
  onGenerate: () => void
  busy: boolean
  /** True if a letter with these choices exists, so its own button is the primary one. */
  isMade: boolean
}

/** The form of a response: its kind, and the details that only the user knows. */
export function KindForm(props: Props) {
  const {
    facts,
    proposals,
    user,
    draft,
    wishes,
    onKind,
    onWishes,
    sender,
    onSender,
    onGenerate,
    busy,
  } = props
  const { withCopy, onWithCopy, documentId, isMade } = props
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <KindChoice facts={facts} proposals={proposals} kind={draft.kind} onKind={onKind} />
      {draft.advice.length > 0 && (
        <section
          aria-label={responsesText.advice}
          className="grid gap-2 rounded-box border border-must-line bg-must-wash p-4 text-small text-must"
        >
          {draft.advice.map((sentence) => (
            <p key={sentence}>
              <SentenceWithQuotes>{adviceSaid(sentence)}</SentenceWithQuotes>
            </p>
          ))}
        </section>
      )}
      <WishFields kind={draft.kind} documentId={documentId} wishes={wishes} onWishes={onWishes} />
      {!isSenderKnown(user) && <SenderFields sender={{ ...user, ...sender }} onSender={onSender} />}
      <Fold label={responsesText.postscriptAdd} isOpen={Boolean(wishes.postscript)}>
        <AsWritten
          label={responsesText.postscript}
          value={wishes.postscript?.german ?? ''}
          onChange={(own) => onWishes({ postscript: { german: own, english: own } })}
        />
      </Fold>
      <CopyChoice checked={withCopy} onChange={onWithCopy} />
      <div className="within-reach -mx-5 grid bg-surface px-5 md:-mx-6 md:px-6">
        <Button type="submit" look={isMade ? 'secondary' : 'primary'} disabled={busy}>
          {responsesText.generate}
        </Button>
      </div>
    </form>
  )
}

/** Whether a copy of the letter that is answered goes along. The hint describes the box and is no part of its name. */
function CopyChoice({ checked, onChange }: { checked: boolean; onChange: (on: boolean) => void }) {
  const id = useId()
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        className="mt-0.5 size-5 shrink-0"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>
        <span id={id}>{responsesText.attachCopy}</span>
        <span id={`${id}-hint`} className="block text-small text-muted">
          {responsesText.attachCopyHint}
        </span>
      </span>
    </label>
  )
}
