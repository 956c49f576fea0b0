import { paymentsText } from '../../text/payments.ts'
import { Confirm } from '../../ui/confirm.tsx'

type Props = { reasons: string[] | null; onYes: () => void; onClose: () => void }

/** Asks for a second confirmation, with all reasons against the payment. */
export function SecondYes({ reasons, onYes, onClose }: Props) {
  if (!reasons) return null
  return (
    <Confirm
      title={paymentsText.checks.again}
      text={reasons.join(' ')}
      yes={paymentsText.checks.yes}
      onYes={onYes}
      onClose={onClose}
    />
  )
}
