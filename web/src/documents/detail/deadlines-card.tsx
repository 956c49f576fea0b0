import type { Document, Explanation, Step } from '@brieflotse/contract'
import { allDeadlines, type ShownDeadline } from '@brieflotse/letter'
import { useId } from 'react'
import { detailText } from '../../text/detail.ts'
import { ownWords } from '@brieflotse/reading/said'
import { daysLeftText, daysUntil, weekdayText } from '../../ui/format.ts'
import { useToday } from '../../ui/use-today.ts'
import { deadlineText, needsText } from './deadline-text.ts'
import { DeadlineMark } from './deadline-mark.tsx'
import { toneOf } from './deadline-tone.ts'
import { SayingText } from '../../letters/saying-text.tsx'
import { Section } from './section.tsx'
import { ShowButton } from './show-button.tsx'

/** All dates of a letter, with the arithmetic of those that were computed. */
export function DeadlinesCard({
  document,
  explanation,
}: {
  document: Document
  explanation: Explanation
}) {
  const today = useToday()
  const all = allDeadlines(explanation, document)
  if (all.length === 0) return null
  return (
    <Section title={detailText.deadlines}>
      <ul className="divide-y divide-line">
        {all.map((deadline, index) => (
          <li key={index} className="py-3.5 first:pt-0">
            <DeadlineRow
              document={document}
              deadline={deadline}
              step={stepOf(explanation, deadline)}
              today={today}
            />
          </li>
        ))}
      </ul>
      <p className="border-t border-line pt-3 text-small text-muted">{detailText.notAdvice}</p>
    </Section>
  )
}

/** The plan step of a deadline. It explains how to count a period that starts on a day only the reader knows. */
function stepOf({ plan }: Explanation, { id }: ShownDeadline) {
  return plan?.steps.find(({ day }) => day?.deadlineId === id)
}

type RowProps = {
  document: Document
  deadline: ShownDeadline
  step: Step | undefined
  today: string
}

function DeadlineRow({ document, deadline, step, today }: RowProps) {
  const { date, time, stated, law, steps, said, needs, counts, evidence } = deadline
  const id = useId()
  const label = deadlineText(deadline)
  // a date that is printed as such needs no arithmetic
  const hasArithmetic = stated ? steps.length > 1 : steps.length > 0
  const days = date === null ? null : daysUntil(date, today)
  return (
    <div className="flex items-start gap-3">
      <div className="numbers min-w-0 flex-1">
        <p id={id} className="text-small text-muted">
          {label}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
          <span id={`${id}-day`}>
            {date !== null ? (
              weekdayText(date)
            ) : step?.day?.rule.length ? (
              <SayingText said={step.day.rule} english={step.day.rulePlain} />
            ) : (
              detailText.noDate
            )}
            {time && ` ${detailText.clock({ time })}`}
          </span>
          {days !== null && (
            <span
              className={`rounded-small px-2 text-small font-semibold ${toneOf(deadline, today)}`}
            >
              {daysLeftText(days)}
            </span>
          )}
        </p>
        <p id={`${id}-law`} className="text-small text-muted">
          {stated ? detailText.stated : date === null ? detailText.notCounted : detailText.counted}
          {law && ` · ${detailText.law({ law: ownWords(law.replace(/§ /g, '§\u00a0')) })}`}
        </p>
        {needs && date === null && counts !== null && !step && (
          <p className="mt-1 text-small">{needsText(needs)}</p>
        )}
        {!step && <DeadlineMark document={document} deadline={deadline} today={today} />}
        {hasArithmetic && (
          <details className="mt-1.5">
            <summary
              id={`${id}-how`}
              aria-labelledby={`${id}-how ${id} ${id}-day ${id}-law`}
              className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent"
            >
              {detailText.howCounted}
            </summary>
            <ol className="ms-5 list-decimal space-y-1 pb-1 text-small marker:text-muted">
              {steps.map((step, index) => (
                <li key={step}>
                  <SayingText said={said?.slice(index, index + 1)} english={step} />
                </li>
              ))}
            </ol>
          </details>
        )}
      </div>
      {evidence[0] && <ShowButton label={label} evidence={evidence[0]} />}
    </div>
  )
}
