import { markStep } from '@brieflotse/offline'
import type { ShownStep } from '@brieflotse/letter'
import { stepKey } from '@brieflotse/reading/facts'
import { useCallback } from 'react'
import { entryResult } from '../../changes/entry-result.ts'
import { useSignedIn } from '../../session/session.ts'
import { dueText } from '../../text/due.ts'
import { saidIn } from '../../text/said.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'

const { said } = dueText

/** The button that marks a step as done, or open again, if no reminder does that. */
export function StepMark({ documentId, step }: { documentId: number; step: ShownStep }) {
  const { db } = useSignedIn()
  const key = stepKey(step)
  const act = useCallback(
    async (done: boolean) => {
      const entryId = await markStep(db, documentId, key, done)
      const undo = async () => {
        await markStep(db, documentId, key, !done)
        notify(said.undone)
      }
      const told = (text?: string) =>
        notify(done ? said.done : said.reopened, text, {
          label: said.undo,
          act: () => void undo(),
        })
      told()
      if (entryId && (await entryResult(db, entryId)) === 'waiting') told(said.later)
    },
    [db, documentId, key],
  )
  const [mark] = useAction(act, said.failed)
  const what = saidIn(step.says) ?? step.plain
  return (
    <Button
      look="quiet"
      data-screen-only
      className="-ms-3 justify-self-start px-3! text-small"
      aria-label={step.done ? dueText.notDoneOf({ what }) : dueText.doneOf({ what })}
      onClick={() => void mark(!step.done)}
    >
      {!step.done && <Icon name="check" className="size-5" />}
      {step.done ? dueText.notDone : dueText.done}
    </Button>
  )
}
