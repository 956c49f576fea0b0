import type { Caution, Document, Step } from '@brieflotse/contract'
import { useId, useRef } from 'react'
import { detailText } from '../../text/detail.ts'
import { ownWords } from '@brieflotse/reading/said'
import { saidIn } from '../../text/said.ts'
import { stepsText } from '../../text/steps.ts'
import { Button } from '../../ui/button.tsx'
import { useChecked } from '../../claims/checked.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SentenceWithQuotes } from '../../letters/sentence-with-quotes.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { currencyText } from '../../claims/sum-text.ts'
import { usePay } from '../../letters/open-dialogs.ts'
import { ShowButton } from '../detail/show-button.tsx'

/** `amount`: the sum to pay after the user has asked the sender; null if the caution is not about money. */
type Props = { document: Document; caution: Caution; amount: Step['amount'] }

/**
 * A warning above everything else: the reasons for caution, all signs of it and the payee. It allows payment only after the user confirms
 * that they asked the sender.
 */
export function CautionCard({ document, caution, amount }: Props) {
  const id = useId()
  const { says, plain, signs, payee } = caution
  return (
    <section
      aria-labelledby={id}
      className="rounded-sheet border-2 border-late-line bg-late-wash p-5 text-late sm:p-7"
    >
      <h2 id={id} className="flex items-start gap-2.5 text-title">
        <Icon name="alert" className="mt-1 shrink-0" />
        {stepsText.checkPay}
      </h2>
      <p className="mt-2 text-lead text-pretty text-ink">
        <SayingText said={says} english={plain} />
      </p>
      {signs.length > 0 && (
        <>
          <h3 className="mt-4 font-semibold">{stepsText.signs}</h3>
          <ul className="mt-1 grid gap-1 text-ink">
            {signs.map((sign) => (
              <li key={sign.plain} className="flex items-start justify-between gap-3">
                <span className="min-w-0 pt-2 wrap-anywhere">
                  <SayingText said={[sign.said]} english={sign.plain} />
                </span>
                {sign.evidence[0] && (
                  <ShowButton
                    label={saidIn([sign.said]) ?? sign.plain}
                    evidence={sign.evidence[0]}
                  />
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {payee && amount && (
        <p className="mt-3 font-semibold wrap-anywhere text-ink">
          <SentenceWithQuotes>{stepsText.goesTo({ payee: ownWords(payee) })}</SentenceWithQuotes>
        </p>
      )}
      {amount && <PayChecked document={document} amount={amount} />}
    </section>
  )
}

function PayChecked({
  document,
  amount,
}: {
  document: Document
  amount: NonNullable<Step['amount']>
}) {
  const checked = useChecked(({ ids }) => ids.has(document.id))
  const check = useChecked((state) => state.check)
  const { pay } = usePay()
  const pressed = useRef(false)
  if (!checked) {
    return (
      <Button
        className="mt-4 bg-surface"
        onClick={() => {
          pressed.current = true
          check(document.id)
        }}
      >
        {stepsText.checked}
      </Button>
    )
  }
  return (
    <div
      tabIndex={-1}
      // the pressed button is gone, so the focus moves to the result
      ref={(element) => {
        if (pressed.current) element?.focus({ preventScroll: true })
        pressed.current = false
      }}
      className="mt-4 text-ink"
    >
      <p className="text-small">{stepsText.payChecked}</p>
      <Button className="mt-2 bg-surface" onClick={() => pay(document.id)}>
        <Icon name="euro" />
        {detailText.pay({ amount: currencyText(amount) })}
      </Button>
    </div>
  )
}
