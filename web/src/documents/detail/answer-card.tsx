import type { Document, Explanation } from '@brieflotse/contract'
import { allDeadlines, amountDue, asksNothing, firstDeadline, nextRight } from '@brieflotse/letter'
import { type ReactNode, useId } from 'react'
import { detailText } from '../../text/detail.ts'
import { kindSaid } from '../../text/kinds.ts'
import { text } from '../../text/text.ts'
import { amountText, centsText } from '../../ui/format.ts'
import { Icon, type IconName } from '../../ui/drawings/icon.tsx'
import { ClaimStateText } from '../../claims/claim-state.tsx'
import { restOf, shownClaim } from '../../claims/claim-text.ts'
import { useToday } from '../../ui/use-today.ts'
import { ByWhen, MayUntil } from './by-when.tsx'
import { DayNeeded } from './day-needed.tsx'
import { Meaning } from './german-text.tsx'

type Props = { document: Document; explanation: Explanation; children: ReactNode }

/** The summary at the top: what the letter is, what to do, by when, how much, and the consequences. */
export function AnswerCard({ document, explanation, children }: Props) {
  const id = useId()
  const today = useToday()
  const isAllDone = allDeadlines(explanation, document).some(({ done }) => done)
  const { actions, whatHappensIfNot, letterKind } = explanation
  const kind = letterKind && kindSaid(letterKind)
  const deadline = firstDeadline(explanation, today, document)
  const right = nextRight(explanation, today, document)
  const amount = amountDue(explanation)
  const type = document.documentType ?? 'other'
  return (
    <section
      aria-label={detailText.inShort}
      className="overflow-hidden rounded-sheet border border-line bg-surface shadow-high"
    >
      <div className="p-5 sm:p-7">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-title">{text.types[type]}</h2>
          {type !== 'other' && !text.types[type].includes(type) && (
            <p lang={document.sourceLanguage} className="german px-2 text-small">
              {type}
            </p>
          )}
        </div>
        <p lang={kind?.lang} className="mt-1.5 text-muted">
          {kind?.what ?? detailText.meanings[type]}
        </p>
        {(deadline || amount) && (
          <div className="mt-5 flex flex-wrap gap-3 *:grow *:basis-[min(100%,14rem)]">
            {deadline && <ByWhen deadline={deadline} today={today} />}
            {right && right.what !== deadline?.what && <MayUntil right={right} today={today} />}
            {amount && <HowMuch amount={amount} document={document} />}
          </div>
        )}
        <DayNeeded document={document} explanation={explanation} />
        <dl className="mt-5 grid gap-4">
          <Answer id={`${id}-todo`} icon="check" question={detailText.todo}>
            {actions.length > 0 ? (
              <Meaning about={`${id}-todo`} said={actions} language={document.targetLanguage} />
            ) : asksNothing(explanation) ? (
              detailText.nothingAsked
            ) : (
              detailText.nothingToDo
            )}
          </Answer>
          {!deadline && !asksNothing(explanation) && (
            <Answer icon="calendar" question={detailText.byWhen}>
              {isAllDone ? detailText.allDone : detailText.noDeadline}
            </Answer>
          )}
          {whatHappensIfNot && (
            <Answer id={`${id}-if-not`} icon="alert" question={detailText.ifNot}>
              <Meaning
                about={`${id}-if-not`}
                said={[whatHappensIfNot]}
                language={document.targetLanguage}
              />
            </Answer>
          )}
          {!whatHappensIfNot && kind?.ifNot && (
            <Answer icon="alert" question={detailText.ifNot}>
              <p className="text-small text-muted">{detailText.usually}</p>
              <p lang={kind.lang}>{kind.ifNot}</p>
            </Answer>
          )}
        </dl>
        <div className="mt-6 flex flex-col gap-3">{children}</div>
      </div>
    </section>
  )
}

type HowMuchProps = { amount: NonNullable<ReturnType<typeof amountDue>>; document: Document }

/** The amount that the letter asks for, or what is left of it, and what was paid. */
function HowMuch({ amount, document }: HowMuchProps) {
  const claim = shownClaim(document.claims)
  const rest = restOf(document.claims)
  return (
    <div className="rounded-box bg-money-wash p-4 text-money">
      <h3 className="flex items-center gap-2 text-small">
        <Icon name="euro" className="size-5" />
        {detailText.howMuch}
      </h3>
      <p className="numbers mt-1 text-title font-bold">
        {rest === null ? amountText(amount) : centsText(rest)}
      </p>
      {claim && <ClaimStateText claim={claim} className="mt-1" />}
    </div>
  )
}

function Answer({
  id,
  icon,
  question,
  children,
}: {
  id?: string
  icon: IconName
  question: string
  children: ReactNode
}) {
  return (
    <div className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3">
      <dt id={id} className="col-span-2 grid grid-cols-subgrid items-center font-semibold">
        <Icon name={icon} className="size-5 text-accent" />
        {question}
      </dt>
      <dd className="col-start-2">{children}</dd>
    </div>
  )
}
