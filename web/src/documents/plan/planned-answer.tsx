import type { Document } from '@brieflotse/contract'
import {
  canPay,
  heldBy,
  payable,
  type Planned,
  type ShownStep,
  shownSteps,
} from '@brieflotse/letter'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { sumText } from '../../ui/sum-text.ts'
import { usePay } from '../../ui/use-pay.ts'
import { type Buttons, MoreButtons } from '../detail/more-buttons.tsx'
import { CautionCard } from './caution-card.tsx'
import { AdviceButton } from './advice-button.tsx'
import { mainOf } from './main-act.ts'
import { PlanCard } from './plan-card.tsx'

type Props = { document: Document; explanation: Planned; buttons: Buttons }

/** The answer of a letter with a plan: a caution before everything, then the steps, and one main button. */
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
          amount={heldBy(plan) && payable(plan)}
        />
      )}
      <PlanCard document={document} explanation={explanation} steps={steps} main={main}>
        {main.act !== 'pay' && canPay(document, explanation) && (
          <PayToo document={document} steps={steps.duties} />
        )}
        <MoreButtons {...buttons} main={main.act} without={main.act}>
          {!plan.unclear && (
            <AdviceButton document={document} explanation={explanation} look="quiet" />
          )}
        </MoreButtons>
      </PlanCard>
    </>
  )
}

/** Paying, where something else comes first. */
function PayToo({ document, steps }: { document: Document; steps: ShownStep[] }) {
  const { pay } = usePay()
  const step = steps.find(({ act, amount, done }) => act === 'pay' && amount && !done)
  if (!step?.amount) return null
  return (
    <Button onClick={() => pay(document.id)}>
      <Icon name="euro" />
      {detailText.pay(sumText(step.amount))}
    </Button>
  )
}
