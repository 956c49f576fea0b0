import type { Document, Evidence, Step } from '@brieflotse/contract'
import type { ShownStep } from '@brieflotse/letter'
import { type ReactNode, useId } from 'react'
import { detailText } from '../../text/detail.ts'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { ClaimStateText } from '../../claims/claim-state.tsx'
import { shownClaim } from '../../claims/claim-text.ts'
import { Icon, type IconName } from '../../ui/drawings/icon.tsx'
import { dayText } from '../../ui/format.ts'
import { SentenceWithQuotes } from '../../letters/sentence-with-quotes.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { currencyText } from '../../claims/sum-text.ts'
import { stillEnglish } from '../../text/explained.ts'
import { language } from '../../text/in-language.ts'
import { inTwo } from '../../letters/in-two.ts'
import { saidIn } from '../../text/said.ts'
import { useShown } from '../detail/shown.ts'
import { WithMeaning } from './with-meaning.tsx'
import { isQuiet, isVague } from './plan.ts'
import { StepDayLine } from './step-day.tsx'
import { StepMark } from './step-mark.tsx'
import type { FindTranslation } from './translations.ts'

type Props = {
  document: Document
  step: ShownStep
  /** The number of the step; null for an option. */
  number: number | null
  isFirst: boolean
  /** True if an earlier step shows the same day, so that it is not repeated. */
  isAgain: boolean
  /** True if the letter's main button belongs to this step. */
  isMain: boolean
  children: ReactNode
  translationOf: FindTranslation
}

const icons: Record<Step['act'], IconName> = {
  pay: 'euro',
  'pay-otherwise': 'euro',
  'pay-further': 'euro',
  'be-debited': 'euro',
  receive: 'euro',
  attend: 'calendar',
  bring: 'documents',
  send: 'letter',
  'fill-in': 'edit',
  sign: 'edit',
  object: 'hand',
  reply: 'letter',
  call: 'account',
  keep: 'archive',
  check: 'view',
  do: 'check',
  wait: 'clock',
  nothing: 'check',
}

/** One step: action, date, place, subject, required things and reason. */
export function StepItem({ document, step, number, translationOf, ...rest }: Props) {
  const id = useId()
  const { condition, conditionPlain, place } = step
  const language = document.targetLanguage
  const icon = step.done ? 'check' : icons[step.act]
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden
        className={`numbers grid size-8 place-items-center rounded-full font-bold ${
          number === null || step.done ? 'bg-sunken text-muted' : 'bg-accent text-on-accent'
        }`}
      >
        {number === null || step.done ? <Icon name={icon} className="size-5" /> : number}
      </span>
      <div className="grid min-w-0 grid-cols-1 gap-2 pt-0.5">
        {condition && (
          <p className="text-small text-must">
            <SayingText said={[condition]} english={conditionPlain ?? ''} />
          </p>
        )}
        <p id={id} className={`text-pretty wrap-anywhere ${rest.isFirst ? 'text-lead' : ''}`}>
          <Sentences step={step} />
        </p>
        <Paid document={document} step={step} />
        {isVague(step) && (
          <AllWithMeaning step={step} language={language} translationOf={translationOf} />
        )}
        {place && (
          <p className="flex items-start gap-2 text-small">
            <Icon name="home" className="size-5 shrink-0 text-muted" />
            <span>
              <span className="sr-only">{stepsText.place}: </span>
              <bdi lang="de">{place}</bdi>
            </span>
          </p>
        )}
        <StepDayLine step={step} document={document} isAgain={rest.isAgain} isMain={rest.isMain} />
        {step.ticks && !isQuiet(step) && <StepMark documentId={document.id} step={step} />}
        <Things step={step} />
        <Parts step={step} />
        {rest.children}
        <Why about={id} step={step} language={language} translationOf={translationOf} />
      </div>
    </li>
  )
}

/** The payment state of a step; the sentence of the step names the amount. */
function Paid({ document, step: { act } }: Pick<Props, 'document' | 'step'>) {
  const claim = act === 'pay' ? shownClaim(document.claims) : null
  return claim && <ClaimStateText claim={claim} className="text-money" />
}

/** The action in the strong text colour, then its details. */
function Sentences({ step: { says, plain, done } }: { step: ShownStep }) {
  const { first, rest, english } = inTwo(says, plain)
  const lang = english ? stillEnglish : undefined
  return (
    <>
      <span lang={lang} className={`font-semibold ${done ? 'text-muted' : ''}`}>
        <SentenceWithQuotes>{first}</SentenceWithQuotes>
      </span>
      {rest && (
        <span lang={lang} className="mt-0.5 block text-small">
          <SentenceWithQuotes>{rest}</SentenceWithQuotes>
        </span>
      )}
    </>
  )
}

type MeantProps = Pick<Props, 'step' | 'translationOf'> & { language: string }

/** The German sentences of a step with their translations. */
const AllWithMeaning = ({ step, ...rest }: MeantProps) =>
  step.german.map((sentence) => <WithMeaning key={sentence} german={sentence} {...rest} />)

/** The things to bring or send, each with the German word of the letter; only that for readers of German. */
function Things({ step: { things } }: { step: ShownStep }) {
  if (things.length === 0) return null
  return (
    <ul aria-label={stepsText.needed} className="grid grid-cols-1 gap-1.5 text-small">
      {things.map(({ german, said, plain }) => (
        <li key={german} className="flex items-baseline gap-2">
          <span aria-hidden className="size-1.5 shrink-0 -translate-y-0.5 rounded-full bg-accent" />
          <span className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
            {plain && language !== 'de' && (
              <SayingText said={said ? [said] : undefined} english={plain} />
            )}
            <span lang="de" className="german px-1.5 wrap-anywhere">
              {german}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Later instalments, and the discount for early payment if no sentence mentions it. */
function Parts({ step: { more, says } }: { step: ShownStep }) {
  const saysEarly = says.some(({ id }) => id === 'step.pay-early')
  const lines = more.flatMap(({ amount, date }) => {
    const day = date && dayText(date)
    if (!amount) return day ? [stepsText.thenDay({ day })] : []
    const sum = currencyText(amount)
    if (amount.role === 'discounted') {
      if (saysEarly) return []
      return [day ? stepsText.early({ amount: sum, day }) : stepsText.earlyAny({ amount: sum })]
    }
    return [day ? stepsText.thenPay({ amount: sum, day }) : stepsText.thenAmount({ amount: sum })]
  })
  if (lines.length === 0) return null
  return (
    <ul className="numbers grid gap-1 text-small">
      {lines.map((line, index) => (
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}

function Why({ about, step, language, translationOf }: MeantProps & { about: string }) {
  const id = useId()
  const [place] = step.evidence
  return (
    <details>
      <summary
        id={id}
        aria-labelledby={`${id} ${about}`}
        className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent"
      >
        {stepsText.why}
      </summary>
      <div className="grid grid-cols-1 gap-2 pb-1 text-small">
        <p>
          <SayingText said={[step.why]} english={step.whyPlain} />
        </p>
        {!isVague(step) && (
          <AllWithMeaning step={step} language={language} translationOf={translationOf} />
        )}
        {place && <OnPage label={saidIn(step.says) ?? step.plain} place={place} />}
      </div>
    </details>
  )
}

function OnPage({ label, place }: { label: string; place: Evidence }) {
  const show = useShown((state) => state.show)
  return (
    <Button
      look="quiet"
      data-screen-only
      className="-ms-3 justify-self-start px-3! text-small"
      about={label}
      onClick={() => show(label, place)}
    >
      <Icon name="find" className="size-5" />
      {detailText.showOnPageHint}
    </Button>
  )
}
