import { useCallback } from 'react'
import { deliveryText } from '../../text/delivery.ts'
import { IconButton } from '../button.tsx'
import { Icon } from '../drawings/icon.tsx'
import { notify } from '../toast.tsx'
import { useAction } from '../use-action.ts'

/** A number with a button that copies it. `shown`: in groups, as a person reads it. */
export function CopiedNumber(props: { label: string; value: string; shown?: string }) {
  const { label, value, shown = value } = props
  const copy = useCallback(async () => {
    await navigator.clipboard.writeText(value)
    notify(deliveryText.copied)
  }, [value])
  const [run] = useAction(copy, deliveryText.copyFailed)
  return (
    <span className="numbers flex items-center gap-1">
      <span className="min-w-0">{shown}</span>
      <IconButton label={deliveryText.copy(label)} className="-my-2.5" onClick={() => void run()}>
        <Icon name="copy" />
      </IconButton>
    </span>
  )
}
