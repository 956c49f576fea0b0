import type { Document, Step } from '@brieflotse/contract'
import type { Planned } from '@brieflotse/letter'
import { ownWords } from '@brieflotse/reading/said'
import { useSearchParams } from 'react-router-dom'
import { detailText } from '../../text/detail.ts'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { currencyText } from '../../claims/sum-text.ts'
import { useCalendar, usePay, useRespond } from '../../letters/open-dialogs.ts'
import { useShown } from '../detail/shown.ts'
import { callHref, senderNumber } from './call.ts'
import type { Main } from './main-act.ts'

type Props = { document: Document; explanation: Planned; main: Main }

/** The main button, if it belongs to a step. The button that enters a missing day stands beside the rule that needs it. */
export function MainButton({ document, explanation, main: { act, step } }: Props) {
  const { respond } = useRespond()
  const { remember } = useCalendar()
  const show = useShown((state) => state.show)
  const [, setSearch] = useSearchParams()
  const { id } = document
  if (act === 'pay' && step?.amount) {
    return <PayStep documentId={id} amount={step.amount} look="primary" />
  }
  if (act === 'look' && step?.evidence[0]) {
    const [place] = step.evidence
    return (
      <Button look="primary" onClick={() => show(stepsText.look, place)}>
        <Icon name="find" />
        {stepsText.look}
      </Button>
    )
  }
  if (act === 'object') {
    // the state of the link tells the dialog to start with an objection
    const state = { kind: 'objection' }
    return (
      <Button look="primary" onClick={() => setSearch({ respond: String(id) }, { state })}>
        <Icon name="hand" />
        {stepsText.object}
      </Button>
    )
  }
  if (act === 'respond') {
    return (
      <Button look="primary" onClick={() => respond(id)}>
        <Icon name="letter" />
        {detailText.respond}
      </Button>
    )
  }
  if (act === 'calendar') {
    return (
      <Button look="primary" onClick={() => remember(id)}>
        <Icon name="calendar" />
        {detailText.addToCalendar}
      </Button>
    )
  }
  const number = act === 'call' ? senderNumber(explanation) : null
  if (!number) return null
  return (
    <a
      href={callHref(number.phone)}
      className="numbers inline-flex min-h-11 flex-wrap items-center justify-center gap-x-2 rounded-small bg-accent px-5 py-2 font-semibold text-on-accent hover:bg-accent-deep print:hidden"
    >
      {detailText.call({ name: ownWords(number.name) })} <bdi dir="ltr">{number.phone}</bdi>
    </a>
  )
}

type PayProps = {
  documentId: number
  amount: NonNullable<Step['amount']>
  /** `secondary` if another button is more important. */
  look: 'primary' | 'secondary'
}

/** A button that pays the amount of a step. */
export function PayStep({ documentId, amount, look }: PayProps) {
  const { pay } = usePay()
  return (
    <Button look={look} onClick={() => pay(documentId)}>
      <Icon name="euro" />
      {detailText.pay({ amount: currencyText(amount) })}
    </Button>
  )
}
