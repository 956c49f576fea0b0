import { deliveryText } from '../../text/delivery.ts'
import { IconButton } from '../button.tsx'
import { Icon } from '../drawings/icon.tsx'
import { useCopy } from '../use-copy.ts'

/** A number with a copy button. `shown`: the number in groups, for reading. */
export function CopiedNumber(props: { label: string; value: string; shown?: string }) {
  const { label, value, shown = value } = props
  const copy = useCopy(value, deliveryText)
  return (
    <span className="numbers flex items-center gap-1">
      <span className="min-w-0">{shown}</span>
      <IconButton
        label={deliveryText.copy({ what: label })}
        className="-my-2.5"
        onClick={() => void copy()}
      >
        <Icon name="copy" />
      </IconButton>
    </span>
  )
}
