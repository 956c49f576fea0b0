import type { Document, Explanation } from '@brieflotse/contract'
import {
  amountToPay,
  heldBy,
  isPaid,
  isPlanned,
  isToPay,
  type Planned,
  shownSteps,
} from '@brieflotse/letter'
import {
  lazy,
  type ReactNode,
  startTransition,
  Suspense,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { useLocation } from 'react-router-dom'
import { kindSaid } from '../../text/kinds.ts'
import { detailText } from '../../text/detail.ts'
import { deskScreen, useMedia } from '../../ui/use-media.ts'
import { Questions, withAnswers } from '../correct/question-card.tsx'
import { AfterFirstWords } from './after-first-words.tsx'
import { AnswerCard } from './answer-card.tsx'
import { type Buttons, MoreButtons } from './more-buttons.tsx'
import { DeadlinesCard } from './deadlines-card.tsx'
import { FactsCard } from './facts-card.tsx'
import { HelpCard } from './help-card.tsx'
import { withRestToPay } from './left-to-pay.ts'
import { PartyCard } from './party-card.tsx'
import { PaymentBox } from './payment-box.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { Section } from './section.tsx'
import { useShown } from './shown.ts'
import { TermsCard } from './terms-card.tsx'
import { WarningsCard } from './warnings-card.tsx'
import { GermanTexts } from './german-text.tsx'
import { Button } from '../../ui/button.tsx'
import { restOf } from '../../claims/claim-text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { amountText, centsText } from '../../ui/format.ts'
import { usePay } from '../../letters/open-dialogs.ts'
import { CautionCard } from '../plan/caution-card.tsx'
import { AdviceButton } from '../plan/advice-button.tsx'
import { mainOf } from '../plan/main-act.ts'
import { PlanCard } from '../plan/plan-card.tsx'

const AlignedDialog = lazy(async () => ({
  default: (await import('../aligned/aligned-dialog.tsx')).AlignedDialog,
}))
const PageDialog = lazy(async () => ({
  default: (await import('./page-dialog.tsx')).PageDialog,
}))
const PageViewer = lazy(async () => ({
  default: (await import('./page-viewer.tsx')).PageViewer,
}))
// Loaded on demand: it is at the end of the screen, so nothing above it moves when it arrives.
const Case = lazy(async () => ({ default: (await import('../timeline/case.tsx')).CaseSection }))

type Props = { document: Document; explanation: Explanation }

/** An explained letter: summary first, then the details in the order in which readers ask for them. Wide screens show the pages beside it. */
export function LetterView({ document, explanation: read }: Props) {
  const explanation = withRestToPay(withAnswers(document, read), document.claims)
  const desk = useMedia(deskScreen)
  const { reset, openDialog, dialog } = useShown()
  // deferred, so that the pressed button responds before the pages are rendered
  const isOpen = useDeferredValue(dialog) && dialog
  const [translation, setTranslation] = useState(false)
  useEffect(() => reset, [reset, document.id])
  useAnchor()
  const canAnswer = document.status === 'completed'
  const beside = desk && document.pages.length > 0
  const buttons: Buttons = {
    document,
    onTranslation: () => startTransition(() => setTranslation(true)),
    onPage: !beside && document.pages.length > 0 ? openDialog : null,
  }
  return (
    <div
      className={
        beside
          ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,min(28rem,50%))] items-start gap-8 print:block'
          : ''
      }
    >
      <div className="mx-auto grid w-full max-w-2xl grid-cols-1 gap-4 print:block print:space-y-4">
        {isPlanned(explanation) ? (
          <>
            <WarningsCard document={document} explanation={explanation} />
            <PlannedAnswer document={document} explanation={explanation} buttons={buttons} />
            <Questions document={document} explanation={explanation} />
            <PaymentBox document={document} explanation={explanation} />
            <Details>
              <Rest document={document} explanation={explanation} />
            </Details>
          </>
        ) : (
          <>
            <AnswerCard document={document} explanation={explanation}>
              <PayButton document={document} explanation={explanation} />
              <MoreButtons
                {...buttons}
                main={
                  isToPay(document, explanation) ? 'pay' : canAnswer ? 'respond' : 'translation'
                }
              />
            </AnswerCard>
            <Questions document={document} explanation={explanation} />
            <WarningsCard document={document} explanation={explanation} />
            <ActionBox explanation={explanation} language={document.targetLanguage} />
            <PaymentBox document={document} explanation={explanation} />
            <Rest document={document} explanation={explanation} />
          </>
        )}
      </div>
      {beside ? (
        <section
          aria-label={detailText.pages}
          data-screen-only
          className="sticky top-6 overflow-hidden rounded-box border border-line bg-surface shadow-card"
        >
          <Suspense fallback={<div className="aspect-[210/297] max-h-[calc(100dvh-3rem)]" />}>
            <PageViewer document={document} className="max-h-[calc(100dvh-3rem)]" />
          </Suspense>
        </section>
      ) : (
        isOpen && (
          <Suspense>
            <PageDialog document={document} />
          </Suspense>
        )
      )}
      {translation && (
        <Suspense>
          <AlignedDialog document={document} onClose={() => setTranslation(false)} />
        </Suspense>
      )}
    </div>
  )
}

/** The details after the summary: dates with their arithmetic, parties, terms and history. */
function Rest({ document, explanation }: Props) {
  const kind = explanation.letterKind && kindSaid(explanation.letterKind)
  return (
    <>
      <DeadlinesCard document={document} explanation={explanation} />
      {explanation.document_details.summary && (
        <Section title={detailText.summary}>
          <p>
            <SayingText said={explanation.said} english={explanation.document_details.summary} />
          </p>
          {kind?.next && (
            <p className="mt-3">
              <strong>{detailText.follows}</strong> <span lang={kind.lang}>{kind.next}</span>
            </p>
          )}
        </Section>
      )}
      <HelpCard help={explanation.help} />
      <PartyCard explanation={explanation} />
      <FactsCard document={document} facts={explanation.facts} />
      <TermsCard terms={explanation.terms} />
      <AfterFirstWords>
        <Case document={document} />
      </AfterFirstWords>
    </>
  )
}

/** Folded away on screens, open in print. */
function Details({ children }: { children: ReactNode }) {
  return (
    <details className="print:block">
      <summary className="cursor-pointer rounded-box border border-line bg-surface px-5 py-3 shadow-card sm:px-6 print:hidden">
        <span className="ms-1 font-semibold text-accent">{detailText.details}</span>
        <span className="block text-small text-muted">{detailText.detailsHold}</span>
      </summary>
      <div className="mt-4 grid grid-cols-1 gap-4 print:mt-0 print:block print:space-y-4">
        {children}
      </div>
    </details>
  )
}

/**
 * Scrolls to the element that the URL names after `#` as soon as it exists, and focuses its first field. Works again if the same link is
 * followed twice.
 */
function useAnchor(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!element) return
    element.scrollIntoView({ block: 'center' })
    element.querySelector<HTMLElement>('input, button, a, select')?.focus({ preventScroll: true })
  }, [hash, key])
}

type ActionBoxProps = {
  explanation: Explanation
  /** The target language of the translation. */
  language: string
}

/**
 * The amber box of a letter without a plan: what the letter asks for, in plain words and translated. The original sentences are folded away
 * below. Letters with a plan show their steps instead.
 */
function ActionBox({ explanation: { actions, document_details }, language }: ActionBoxProps) {
  const asked = document_details.actions_required
  if (actions.length === 0 && !asked) return null
  const none = { plain: null, translated: null, quality: null }
  const said = actions.length > 0 ? actions : [{ german: asked ?? '', ...none }]
  return (
    <Section title={detailText.required} tone="must">
      <GermanTexts said={said} language={language} />
    </Section>
  )
}

/** "Pay €307.88", for the total or the rest of it. Missing if the letter is paid: the payment box offers a second payment. */
function PayButton({ document, explanation }: Props) {
  const { pay } = usePay()
  const { total_fee } = explanation.document_details.payment
  if (!total_fee || isPaid(document)) return null
  const rest = restOf(document.claims)
  return (
    <Button
      look={isToPay(document, explanation) ? 'primary' : 'secondary'}
      onClick={() => pay(document.id)}
    >
      <Icon name="euro" />
      {detailText.pay({ amount: rest === null ? amountText(total_fee) : centsText(rest) })}
    </Button>
  )
}

type PlannedAnswerProps = { document: Document; explanation: Planned; buttons: Buttons }

/** The summary of a letter with a plan: a caution first, then the steps and one main button. */
function PlannedAnswer({ document, explanation, buttons }: PlannedAnswerProps) {
  const steps = shownSteps(explanation, document)
  const main = mainOf(document, explanation, steps)
  const { plan } = explanation
  return (
    <>
      {plan.caution && (
        <CautionCard
          document={document}
          caution={plan.caution}
          amount={heldBy(plan) && amountToPay(plan)}
        />
      )}
      <PlanCard document={document} explanation={explanation} steps={steps} main={main}>
        <MoreButtons {...buttons} main={main.act} without={main.act}>
          {!plan.unclear && (
            <AdviceButton document={document} explanation={explanation} look="quiet" />
          )}
        </MoreButtons>
      </PlanCard>
    </>
  )
}
