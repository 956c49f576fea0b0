import type { Document } from '@brieflotse/contract'
import { canPay, type Planned, type ShownStep } from '@brieflotse/letter'
import { type ReactNode, useId, useMemo } from 'react'
import { detailText } from '../../text/detail.ts'
import { kindSaid } from '../../text/kinds.ts'
import { stepsText } from '../../text/steps.ts'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { Meaning } from '../detail/german-text.tsx'
import { MainButton, PayStep } from './main-button.tsx'
import type { Main } from './main-act.ts'
import { isFact, isInvitation, isQuiet } from './plan.ts'
import { StepItem } from './step-item.tsx'
import { type FindTranslation, translatedSubject, translationsOf } from './translations.ts'
import { UnclearBox } from './unclear-box.tsx'

type Props = {
  document: Document
  explanation: Planned
  steps: { duties: ShownStep[]; options: ShownStep[] }
  main: Main
  /** The secondary buttons. */
  children: ReactNode
}

/** The summary of a letter with a plan: what it is, the steps, the consequences and the options. */
export function PlanCard({ document, explanation, steps, main, children }: Props) {
  const { duties, options } = steps
  const translationOf = useMemo(
    () => translationsOf(document, explanation),
    [document, explanation],
  )
  const { unclear } = explanation.plan
  const asking = duties.filter((step) => !isQuiet(step))
  const quiet = duties.filter(isQuiet)
  const visits = options.filter(isInvitation)
  const asks = asking.length > 0
  const shared = { document, explanation, main, translationOf }
  return (
    <section
      aria-label={detailText.inShort}
      className="overflow-hidden rounded-sheet border border-line bg-surface shadow-high"
    >
      <div className="grid grid-cols-1 gap-6 p-5 sm:p-7">
        <WhatItIs document={document} explanation={explanation} />
        {asks ? (
          <Required>
            <Steps {...shared} steps={asking} isCounted />
          </Required>
        ) : (
          <Uncounted
            {...shared}
            // facts answer no question
            title={quiet.every(isFact) ? stepsText.goodToKnow : detailText.todo}
            steps={quiet}
          />
        )}
        <Uncounted {...shared} title={stepsText.invited} steps={visits} />
        {unclear && (
          <UnclearBox
            document={document}
            explanation={explanation}
            isMain={main.act === 'helper'}
            translationOf={translationOf}
          />
        )}
        {duties.length === 0 && visits.length === 0 && !unclear && (
          <div className="grid grid-cols-1 gap-2">
            <Title>{detailText.todo}</Title>
            <p>{detailText.nothingAsked}</p>
          </div>
        )}
        {asks && <Otherwise document={document} explanation={explanation} />}
        {asks && <Uncounted {...shared} title={stepsText.goodToKnow} steps={quiet} />}
        <Uncounted
          {...shared}
          title={stepsText.also}
          steps={options.filter((step) => !isInvitation(step))}
        />
        <div className="flex flex-col gap-3">{children}</div>
      </div>
    </section>
  )
}

function Title({ id, children }: { id?: string; children: string }) {
  return (
    <h3 id={id} className="text-lead leading-snug font-semibold">
      {children}
    </h3>
  )
}

/** The amber, full-width box of duties. */
function Required({ children }: { children: ReactNode }) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="-mx-5 grid grid-cols-1 gap-4 border-y border-must-line bg-must-wash px-5 py-5 sm:-mx-7 sm:px-7"
    >
      <Title id={id}>{detailText.required}</Title>
      {children}
    </section>
  )
}

type StepsProps = Pick<Props, 'document' | 'explanation' | 'main'> & {
  steps: ShownStep[]
  isCounted: boolean
  translationOf: FindTranslation
}

/** Duties are numbered in order; options are not. */
function Steps({ document, explanation, steps, main, isCounted, translationOf }: StepsProps) {
  const List = isCounted ? 'ol' : 'ul'
  return (
    <List role="list" className="grid grid-cols-1 gap-6">
      {steps.map((step, index) => (
        <StepItem
          key={step.id}
          document={document}
          step={step}
          number={isCounted ? index + 1 : null}
          isFirst={isCounted && index === 0}
          isAgain={steps.slice(0, index).some((before) => hasSameDay(before, step))}
          isMain={main.act === 'enter-date' && main.step?.id === step.id}
          translationOf={translationOf}
        >
          {main.step?.id === step.id ? (
            <MainButton document={document} explanation={explanation} main={main} />
          ) : (
            isPayable(step) &&
            canPay(document, explanation) && (
              <PayStep documentId={document.id} amount={step.amount} look="secondary" />
            )
          )}
        </StepItem>
      ))}
    </List>
  )
}

const isPayable = (step: ShownStep): step is ShownStep & { amount: object } =>
  step.act === 'pay' && step.duty === 'must' && step.amount !== null && !step.done

/** Whether an earlier step already shows the day: its rule, or the visit at which something is brought or paid. */
function hasSameDay(before: ShownStep, step: ShownStep): boolean {
  if (!before.day || !step.day || before.day.date !== step.day.date) return false
  if (step.day.date === null)
    return before.day.rulePlain !== '' && before.day.rulePlain === step.day.rulePlain
  return before.act === 'attend' && (step.act === 'bring' || step.act === 'pay-otherwise')
}

/** A titled list of steps without an order; renders nothing if it is empty. */
function Uncounted({ title, ...props }: Omit<StepsProps, 'isCounted'> & { title: string }) {
  if (props.steps.length === 0) return null
  return (
    <div className="grid grid-cols-1 gap-4">
      <Title>{title}</Title>
      <Steps {...props} isCounted={false} />
    </div>
  )
}

/** What the letter is; with its subject, if the kind is not certain. */
function WhatItIs({ document, explanation }: Pick<Props, 'document' | 'explanation'>) {
  const { letterKind } = explanation
  const kind = letterKind && kindSaid(letterKind)
  const type = document.documentType ?? 'other'
  const subject = letterKind?.sure ? null : translatedSubject(document, explanation)
  const unnamed = type === 'other' ? stepsText.unknown : detailText.meanings[type]
  const said = (
    <>
      <span lang={kind?.lang}>{kind?.what ?? unnamed}</span>{' '}
      {subject && stepsText.about({ subject })}
    </>
  )
  const lead = 'text-lead text-pretty text-ink'
  // without a type there is nothing above the sentence
  if (type === 'other') return <h2 className={`${lead} font-normal`}>{said}</h2>
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="text-small font-semibold text-muted">{text.types[type]}</h2>
        {!text.types[type].includes(type) && (
          <p lang={document.sourceLanguage} className="german px-2 text-small">
            {type}
          </p>
        )}
      </div>
      <p className={`mt-1.5 ${lead}`}>{said}</p>
    </div>
  )
}

/** The consequences of doing nothing: those in the letter, otherwise the usual ones for its kind, marked as such. */
function Otherwise({ document, explanation }: Pick<Props, 'document' | 'explanation'>) {
  const { whatHappensIfNot: quote, letterKind, plan } = explanation
  const step = plan.steps.find(({ otherwise }) => otherwise.length > 0)
  const usual = letterKind && kindSaid(letterKind)
  const id = useId()
  if (!step && !quote && !usual?.ifNot) return null
  return (
    <div className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <Icon name="alert" className="mx-auto mt-0.5 text-must" />
      <div>
        <h3 id={id} className="text-lead leading-snug font-semibold">
          {detailText.ifNot}
        </h3>
        <div className="mt-1">
          {quote ? (
            <Meaning
              about={id}
              said={[
                step
                  ? { ...quote, said: step.otherwise, plain: step.otherwisePlain }
                  : { ...quote, said: undefined, plain: null },
              ]}
              language={document.targetLanguage}
            />
          ) : step ? (
            <p>
              <SayingText said={step.otherwise} english={step.otherwisePlain} />
            </p>
          ) : (
            <>
              <p className="text-small text-muted">{detailText.usually}</p>
              <p lang={usual?.lang}>{usual?.ifNot}</p>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
