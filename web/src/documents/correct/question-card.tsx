import type { Document, Explanation } from '@brieflotse/contract'
import {
  withAnswer,
  isLetterDay,
  planWithDays,
  type Question,
  questionsOf,
} from '@brieflotse/reading/facts'
import { ownWords } from '@brieflotse/reading/said'
import { type FormEvent, useRef, useState } from 'react'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Button } from '../../ui/button.tsx'
import { YellowEnvelope } from '../../ui/drawings/yellow-envelope.tsx'
import { Field } from '../../ui/field.tsx'
import { dayText, weekdayText } from '../../ui/format.ts'
import { SayingText } from '../../letters/saying-text.tsx'
import { useToday } from '../../ui/use-today.ts'
import { Section } from '../detail/section.tsx'
import { useCorrect, useWaitingKeys } from './correct.ts'
import { OwnMark } from './own-mark.tsx'

type Props = { document: Document; explanation: Explanation }

/** The explanation with the dates that follow from the user's answers. The device computes them, so it works offline. */
export function withAnswers({ corrections }: Document, explanation: Explanation): Explanation {
  const { sender, plan } = explanation
  if (!explanation.deadlines.some(({ counts }) => counts)) return explanation
  const deadlines = explanation.deadlines.map((deadline) =>
    withAnswer(deadline, corrections, sender.date),
  )
  return { ...explanation, deadlines, ...(plan && { plan: planWithDays(plan, deadlines) }) }
}

/** Asks for each day that only the reader knows, then shows the dates that follow from the answer and how they were counted. */
export function Questions({ document, explanation }: Props) {
  return questionsOf(explanation.deadlines).map((question) => (
    <QuestionCard key={question} {...{ document, explanation, question }} />
  ))
}

function QuestionCard({ document, explanation, question }: Props & { question: Question }) {
  const correct = useCorrect(document.id)
  const waiting = useWaitingKeys(document.id)
  const answer = document.corrections.find(
    (one) => one.field === 'answer' && one.question === question,
  )
  const [asking, setAsking] = useState(false)
  const ended = useRef(false)
  const say = (value: string | null) => {
    setAsking(false)
    ended.current = true
    void correct({ field: 'answer', question, to: { value } })
  }
  return (
    <Section anchor={question} title={correctText.question[question]}>
      {answer?.field === 'answer' && !asking ? (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <div
              tabIndex={-1}
              // the pressed button is gone, so the focus moves to the answer and screen readers announce it
              ref={(element) => {
                if (!element || !ended.current) return
                ended.current = false
                element.focus({ preventScroll: true })
              }}
            >
              <p className="numbers font-semibold">
                {answer.value === null
                  ? correctText.answeredUnknown
                  : `${correctText.answered}: ${weekdayText(answer.value)}`}
              </p>
              {waiting.has(`answer ${question}`) && <OwnMark waiting />}
            </div>
            <Button onClick={() => setAsking(true)}>{correctText.change}</Button>
          </div>
          <Result {...{ document, explanation, question }} />
        </>
      ) : (
        <Ask
          question={question}
          letterDate={explanation.sender.date}
          given={answer?.field === 'answer' ? answer.value : null}
          again={asking}
          onSay={say}
        />
      )}
    </Section>
  )
}

type AskProps = {
  question: Question
  letterDate: string | null
  given: string | null
  /** True if the user reopened the question, so its field gets the focus. */
  again: boolean
  onSay: (value: string | null) => void
}

const focus = (input: HTMLInputElement | null) => input?.focus()

function Ask({ question, letterDate, given, again, onSay }: AskProps) {
  const today = useToday()
  const [error, setError] = useState<string>()
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('day')
    const day = typeof typed === 'string' ? typed : ''
    if (!isLetterDay(day)) setError(correctText.dayMissing)
    else if (day > today) setError(correctText.dayAhead)
    else if (letterDate && day < letterDate)
      setError(correctText.dayBefore({ day: dayText(letterDate) }))
    else onSay(day)
  }
  return (
    <form noValidate onSubmit={onSubmit}>
      <div className="mb-3 flex items-start justify-between gap-4">
        <p className="text-small text-muted">{correctText.questionWhy[question]}</p>
        {question === 'service-date' && <YellowEnvelope className="w-24 shrink-0 sm:w-32" />}
      </div>
      <Field
        label={correctText.day}
        name="day"
        type="date"
        max={today}
        min={letterDate ?? undefined}
        defaultValue={given ?? ''}
        error={error}
        ref={again ? focus : null}
        className="numbers max-w-60"
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <Button type="submit" look="primary">
          {correctText.save}
        </Button>
        <Button onClick={() => onSay(null)}>{correctText.unknown}</Button>
      </div>
    </form>
  )
}

/** Shows how the date was counted, as sentences with the section of the law. */
function Result({ explanation, question }: Props & { question: Question }) {
  const counted = explanation.deadlines.filter(({ needs, counts }) => needs === question && counts)
  if (counted.every(({ date }) => date === null)) {
    return <p className="mt-3 text-small">{correctText.cannotCount}</p>
  }
  return (
    <ul className="mt-3 grid gap-4">
      {counted.map(({ what, date, law, steps, said }, index) => (
        <li key={index} className="border-t border-line pt-3">
          <p className="text-small text-muted">{text.deadlines[what]}</p>
          <p className="numbers text-lead font-semibold">{date && weekdayText(date)}</p>
          <ol
            aria-label={correctText.counted}
            className="mt-1.5 ms-5 list-decimal space-y-1 text-small marker:text-muted"
          >
            {steps.map((step, at) => (
              <li key={step}>
                <SayingText said={said?.slice(at, at + 1)} english={step} />
              </li>
            ))}
          </ol>
          {law && (
            <p className="mt-1.5 text-small text-muted">{detailText.law({ law: ownWords(law) })}</p>
          )}
        </li>
      ))}
      <li className="text-small text-muted">{detailText.notAdvice}</li>
    </ul>
  )
}
