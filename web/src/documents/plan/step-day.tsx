import type { Document, Step } from '@brieflotse/contract'
import { questionOf, type ShownStep } from '@brieflotse/letter'
import type { PlainDate } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { stepsText } from '../../text/steps.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { daysLeftText, daysUntil, weekdayText } from '../../ui/format.ts'
import { paths } from '../../ui/paths.ts'
import { SayingText } from '../../letters/saying-text.tsx'
import { useToday } from '../../ui/use-today.ts'
import { DeadlineMark } from '../detail/deadline-mark.tsx'
import { isNeverLate } from './plan.ts'

/** The colours of a step's date: amber for duties, red for overdue duties, neutral for options. */
function toneOf(step: ShownStep, today: PlainDate): string {
  if (step.done || step.duty === 'may' || isNeverLate(step)) return 'bg-sunken text-ink'
  const date = step.day?.date ?? null
  return date !== null && date < today ? 'bg-late-wash text-late' : 'bg-surface text-must'
}

type Props = {
  step: ShownStep
  document: Document
  /** True if an earlier step shows the same day, so that it is not repeated. */
  isAgain: boolean
  /** True if the letter's main button belongs to this step. */
  isMain: boolean
}

/** The date of a step with the days left. If only the reader knows the starting day: the rule for counting, and a button to enter that day. */
export function StepDayLine({ step, document, isAgain, isMain }: Props) {
  const today = useToday()
  const { day } = step
  if (!day) return null
  const { date, time } = day
  const mark = step.marks && step.deadline && (
    <DeadlineMark document={document} deadline={step.deadline} today={today} />
  )
  if (date !== null && isAgain) return mark
  if (date === null) {
    return (
      <>
        {!isAgain && <Rule step={step} day={day} document={document} isMain={isMain} />}
        {mark}
      </>
    )
  }
  const days = daysUntil(date, today)
  return (
    <>
      <p className="numbers flex items-start gap-2 text-small">
        <Icon name="calendar" className="size-5 shrink-0 text-muted" />
        <span className="flex flex-wrap gap-x-2 gap-y-1">
          <span>
            {weekdayText(date)}
            {time && ` ${detailText.clock({ time })}`}
          </span>
          <span className={`rounded-small px-2 font-semibold ${toneOf(step, today)}`}>
            {step.done ? stepsText.done : daysLeftText(days)}
          </span>
        </span>
      </p>
      {mark}
    </>
  )
}

function Rule({
  step,
  day,
  document,
  isMain,
}: Omit<Props, 'isAgain'> & { day: NonNullable<Step['day']> }) {
  const question = questionOf(step)
  if (day.rule.length === 0) return null
  return (
    <div className="rounded-box border border-must-line bg-surface p-3 text-small text-must">
      <p className="flex items-start gap-2">
        <Icon name="calendar" className="size-5 shrink-0" />
        <span>
          <SayingText said={day.rule} english={day.rulePlain} />
        </span>
      </p>
      {question && (
        <LinkButton
          to={paths.question(document.id, question)}
          look={isMain ? 'primary' : 'secondary'}
          className="mt-2 px-4! text-small"
          replace
        >
          {stepsText.enterDate}
        </LinkButton>
      )}
    </div>
  )
}
