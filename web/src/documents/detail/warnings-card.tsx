import type { Document, Explanation } from '@brieflotse/contract'
import { checkBefore, isPaid, overdue } from '@brieflotse/letter'
import type { PlainDate } from '@brieflotse/rules'
import { detailText } from '../../text/detail.ts'
import { stepsText } from '../../text/steps.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { dayText } from '../../ui/format.ts'
import { useToday } from '../../ui/use-today.ts'
import { saidIn } from '../../text/said.ts'
import { SayingText } from '../../letters/saying-text.tsx'
import { PayChecked } from '../plan/pay-checked.tsx'
import { Section } from './section.tsx'
import { ShowButton } from './show-button.tsx'

type Warning = Explanation['warnings'][number]
type Props = { document: Document; explanation: Explanation }
/** `own`: a warning of this app that the server did not send. */
type Shown = Warning & { own?: true }

/** Warnings that another place shows: the summary says "nothing asked", and overdue days are counted anew for today. */
const saidElsewhere: Warning['code'][] = ['nothing-asked', 'already-overdue']

function overdueNow(document: Document, explanation: Explanation, today: PlainDate): Shown[] {
  const missed = overdue(explanation, today, document)
  if (!missed?.date) return []
  const say = missed.what === 'pay' ? detailText.overduePay : detailText.overdue
  const { evidence } = missed
  return [
    { code: 'already-overdue', text: say({ day: dayText(missed.date) }), own: true, evidence },
  ]
}

/** Warnings to read before acting on the letter. */
export function WarningsCard({ document, explanation }: Props) {
  const today = useToday()
  const shown: Shown[] = [
    ...overdueNow(document, explanation, today),
    ...explanation.warnings.filter(({ code }) => !saidElsewhere.includes(code)),
  ]
  if (shown.length === 0) return null
  return (
    <Section title={detailText.warnings}>
      <ul className="grid gap-3">
        {shown.map((warning) => (
          <li key={warning.text} className="flex items-start gap-3">
            <Icon
              name={warning.code === 'already-overdue' ? 'alert' : 'hand'}
              className={warning.code === 'already-overdue' ? 'text-late' : 'text-accent'}
            />
            <p className="min-w-0 flex-1">
              {warning.own ? (
                warning.text
              ) : (
                <SayingText said={warning.said} english={warning.text} />
              )}
            </p>
            {warning.evidence[0] && (
              <span className="-my-2.5">
                <ShowButton
                  label={saidIn(warning.said) ?? warning.text}
                  evidence={warning.evidence[0]}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <PayIfRight document={document} explanation={explanation} />
    </Section>
  )
}

/** The payment of a letter whose account may be wrong, behind a check by the user. A caution has its own. */
function PayIfRight({ document, explanation }: Props) {
  const { plan } = explanation
  const step = plan?.steps.find(({ act, duty }) => act === 'pay' && duty === 'must')
  if (!step?.amount || checkBefore(explanation) !== 'account' || isPaid(document)) return null
  return (
    <PayChecked
      documentId={document.id}
      amount={step.amount}
      checked={stepsText.checkedAccount}
      hint={stepsText.payAccount}
    />
  )
}
