import type { ShownLetter } from '@brieflotse/offline'
import { fillGap, type Gap, gapKind, type Slot } from '@brieflotse/writing'
import { useState } from 'react'
import { locale } from '../text/in-language.ts'
import { gapSaid } from '../text/meant.ts'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useChangeLetter } from './responses.ts'

type Props = { letter: ShownLetter; gaps: Gap[] }

/** Inputs for the placeholders of a letter that are still empty, labelled in the user's language. */
export function GapFields({ letter, gaps }: Props) {
  const [typed, setTyped] = useState<Partial<Record<Slot, string>>>({})
  const [change, changing] = useChangeLetter(letter)
  const filled = gaps.filter(({ slot }) => (typed[slot] ?? '').trim() !== '')
  const wrong = filled.filter(({ slot }) => fillGap('', slot, typed[slot]!) === null)
  const fill = () => {
    const content = filled.reduce(
      (text, { slot }) => fillGap(text, slot, typed[slot]!) ?? text,
      letter.content,
    )
    void change(content, () => setTyped({}))
  }
  return (
    <form
      aria-label={responsesText.gaps({ count: gaps.length })}
      className="grid gap-4 rounded-box bg-must-wash p-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        fill()
      }}
    >
      <p role="status" className="font-semibold text-must">
        {responsesText.gaps({ count: gaps.length })}
      </p>
      {inOrder(gaps, letter.content).map(({ slot, german }) => {
        const kind = gapKind(slot)
        return (
          <Field
            key={slot}
            label={nameOf(slot, letter.responseType)}
            note={german}
            type={kind === 'day' ? 'date' : 'text'}
            inputMode={kind === 'amount' ? 'decimal' : undefined}
            value={typed[slot] ?? ''}
            error={
              kind === 'amount' && wrong.some((gap) => gap.slot === slot)
                ? responsesText.amountWrong
                : undefined
            }
            onChange={({ target }) => setTyped({ ...typed, [slot]: target.value })}
          />
        )
      })}
      <Button
        type="submit"
        className="justify-self-start"
        disabled={changing || filled.length === 0 || wrong.length > 0}
      >
        {responsesText.fillGaps}
      </Button>
    </form>
  )
}

/** The gaps in the order of the letter. */
const inOrder = (gaps: Gap[], text: string) =>
  gaps.toSorted((a, b) => text.indexOf(a.german) - text.indexOf(b.german))

/** The label of a gap. A date is named by its meaning in this kind of letter. */
function nameOf(slot: Slot, kind: string): string {
  const days: Partial<Record<string, string>> = responsesText.date
  const name = (slot === 'date' && days[kind]) || gapSaid(slot)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
