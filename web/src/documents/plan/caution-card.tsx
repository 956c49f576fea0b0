import type { Caution, Document, Step } from '@brieflotse/contract'
import { useId } from 'react'
import { ownWords } from '@brieflotse/reading/said'
import { saidIn } from '../../text/said.ts'
import { stepsText } from '../../text/steps.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { SentenceWithQuotes } from '../../letters/sentence-with-quotes.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { ShowButton } from '../detail/show-button.tsx'
import { PayChecked } from './pay-checked.tsx'

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
      {amount && (
        <PayChecked
          documentId={document.id}
          amount={amount}
          checked={stepsText.checked}
          hint={stepsText.payChecked}
        />
      )}
    </section>
  )
}
