import type { User } from '@brieflotse/contract'
import {
  type Draft,
  type LetterFacts,
  type LetterKind,
  isSenderKnown,
  letterKinds,
  offersFor,
  type Wishes,
} from '@brieflotse/writing'
import { useId } from 'react'
import { adviceSaid } from '../text/meant.ts'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Pieces } from '../ui/pieces.tsx'
import { type Sender, SenderFields } from './sender-fields.tsx'
import { WishFields } from './wish-fields.tsx'

type Props = {
  documentId: number
  facts: LetterFacts
  user: User
  /** The letter as it would be now. */
  draft: Draft
  wishes: Wishes
  onKind: (kind: LetterKind) => void
  onWishes: (more: Wishes) => void
  sender: Sender
  onSender: (more: Sender) => void
  /** A copy of the letter that is answered goes along. */
  withCopy: boolean
  onWithCopy: (yes: boolean) => void
  onGenerate: () => void
  busy: boolean
}

/** Which letter it shall be, and what only the user knows. */
export function KindForm(props: Props) {
  const { facts, user, draft, wishes, onKind, onWishes, sender, onSender, onGenerate, busy } = props
  const { withCopy, onWithCopy, documentId } = props
  const id = useId()
  const offers = offersFor(facts)
  const groups = [
    { label: responsesText.fits, offers: offers.filter(({ fits }) => fits) },
    { label: responsesText.others, offers: offers.filter(({ fits }) => !fits) },
  ]
  return (
    <form
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        onGenerate()
      }}
    >
      <div>
        <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
          {responsesText.type}
        </label>
        <select
          id={id}
          value={draft.kind}
          onChange={({ target }) => {
            const chosen = letterKinds.find((kind) => kind === target.value)
            if (chosen) onKind(chosen)
          }}
          className="min-h-12 w-full rounded-small border border-line-strong bg-surface py-2 ps-4 pe-11 text-ink hover:border-ink"
        >
          {groups.map(
            (group) =>
              group.offers.length > 0 && (
                <optgroup key={group.label} label={group.label}>
                  {group.offers.map(({ kind }) => (
                    <option key={kind} value={kind}>
                      {responsesText.kinds[kind]}
                    </option>
                  ))}
                </optgroup>
              ),
          )}
        </select>
      </div>
      {draft.advice.length > 0 && (
        <section
          aria-label={responsesText.advice}
          className="grid gap-2 rounded-box border border-must-line bg-must-wash p-4 text-small text-must"
        >
          {draft.advice.map((sentence) => (
            <p key={sentence}>
              <Pieces>{adviceSaid(sentence)}</Pieces>
            </p>
          ))}
        </section>
      )}
      <WishFields kind={draft.kind} documentId={documentId} wishes={wishes} onWishes={onWishes} />
      {!isSenderKnown(user) && <SenderFields sender={{ ...user, ...sender }} onSender={onSender} />}
      <label className="flex min-h-11 cursor-pointer items-start gap-3">
        <input
          type="checkbox"
          className="mt-0.5 size-5 shrink-0"
          checked={withCopy}
          onChange={({ target }) => onWithCopy(target.checked)}
        />
        <span>
          {responsesText.attachCopy}
          <span className="block text-small text-muted">{responsesText.attachCopyHint}</span>
        </span>
      </label>
      <div className="within-reach -mx-5 grid bg-surface px-5 md:-mx-6 md:px-6">
        <Button type="submit" look="primary" disabled={busy}>
          {responsesText.generate}
        </Button>
      </div>
    </form>
  )
}
