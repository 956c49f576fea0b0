import type { Step } from '@brieflotse/contract'
import { useRef } from 'react'
import { useChecked } from '../../claims/checked.ts'
import { currencyText } from '../../claims/sum-text.ts'
import { usePay } from '../../letters/open-dialogs.ts'
import { detailText } from '../../text/detail.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'

type Props = {
  documentId: number
  amount: NonNullable<Step['amount']>
  /** The button of users who checked what a warning says. */
  checked: string
  /** Shown above the payment after that. */
  hint: string
}

/** A payment that is shown only after the user confirmed to have checked what a warning says. */
export function PayChecked({ documentId, amount, checked, hint }: Props) {
  const isChecked = useChecked(({ ids }) => ids.has(documentId))
  const check = useChecked((state) => state.check)
  const { pay } = usePay()
  const pressed = useRef(false)
  if (!isChecked) {
    return (
      <Button
        className="mt-4 bg-surface"
        onClick={() => {
          pressed.current = true
          check(documentId)
        }}
      >
        {checked}
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
      <p className="text-small">{hint}</p>
      <Button className="mt-2 bg-surface" onClick={() => pay(documentId)}>
        <Icon name="euro" />
        {detailText.pay({ amount: currencyText(amount) })}
      </Button>
    </div>
  )
}
