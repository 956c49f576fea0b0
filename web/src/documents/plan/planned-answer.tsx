import type { Document } from '@brieflotse/contract'
import { heldBy, amountToPay, type Planned, shownSteps } from '@brieflotse/letter'
import { type Buttons, MoreButtons } from '../detail/more-buttons.tsx'
import { CautionCard } from './caution-card.tsx'
import { AdviceButton } from './advice-button.tsx'
import { mainOf } from './main-act.ts'
import { PlanCard } from './plan-card.tsx'

type Props = { document: Document; explanation: Planned; buttons: Buttons }

/** The summary of a letter with a plan: a caution first, then the steps and one main button. */
export function PlannedAnswer({ document, explanation, buttons }: Props) {
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
