import { markStep } from '@brieflotse/offline'
import type { ShownStep } from '@brieflotse/letter'
import { stepKey } from '@brieflotse/reading/facts'
import { useUndoable } from '../../due/acts.ts'
import { useSignedIn } from '../../session/session.ts'
import { dueText } from '../../text/due.ts'
import { saidIn } from '../../text/said.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'

const { said } = dueText

/** The button that marks a step as done, or open again, if no reminder does that. */
export function StepMark({ documentId, step }: { documentId: number; step: ShownStep }) {
  const { db } = useSignedIn()
  const run = useUndoable()
  const set = (done: boolean) => markStep(db, documentId, stepKey(step), done)
  const mark = (done: boolean) =>
    run(
      async () => ({ entryId: await set(done), undo: () => set(!done) }),
      done ? said.done : said.reopened,
    )
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
