import type { Correction, Document, Fact } from '@brieflotse/contract'
import { keyOf } from '@brieflotse/reading/facts'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { dayText } from '../../ui/format.ts'
import { factText } from '../detail/fact-text.ts'
import { useCorrect, useWaitingKeys, withdrawn } from './correct.ts'
import { OwnMark } from './own-mark.tsx'

/** Lists the user's corrections of a letter, each with an undo button. */
export function OwnCorrections({ document }: { document: Document }) {
  const correct = useCorrect(document.id)
  const waiting = useWaitingKeys(document.id)
  const { corrections } = document
  if (corrections.length === 0) return null
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="text-small font-semibold">{correctText.own}</h3>
      <p className="text-small text-muted">{correctText.ownHint}</p>
      <ul className="divide-y divide-line">
        {corrections.map((one) => {
          const { label, now, before } = said(one)
          return (
            <li key={keyOf(one)} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5">
              <div className="min-w-0 flex-1 basis-40">
                <p className="text-tiny text-muted">{label}</p>
                <p className="numbers wrap-anywhere">{now}</p>
                {before && <p className="text-tiny text-muted wrap-anywhere">{before}</p>}
                {waiting.has(keyOf(one)) && <OwnMark waiting />}
              </div>
              <Button
                look="quiet"
                aria-label={one.field === 'answer' ? undefined : correctText.takeBackOf({ label })}
                onClick={() => void correct(withdrawn(one))}
              >
                {one.field === 'answer' ? correctText.takeBackAnswer : correctText.takeBack}
              </Button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

/** The label and both values of a correction as display text. */
function said(one: Correction): { label: string; now: string; before: string | null } {
  if (one.field === 'word') {
    return {
      label: correctText.word,
      now: one.value,
      before: correctText.reads({ value: one.was }),
    }
  }
  if (one.field === 'answer') {
    const now = one.value === null ? correctText.answeredUnknown : dayText(one.value)
    return { label: correctText.question[one.question], now, before: null }
  }
  const { kind, was, value } = one
  const shown = (text: string) => factText({ kind, value: text } as Fact)
  return {
    label: detailText.factKinds[kind],
    now: value === null ? correctText.missing : shown(value),
    before: was === null ? correctText.readNothing : correctText.reads({ value: shown(was) }),
  }
}
