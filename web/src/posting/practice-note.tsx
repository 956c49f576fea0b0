import { deliveryText } from '../text/delivery.ts'
import { Icon } from '../ui/drawings/icon.tsx'

/** The note that tracking data comes from the simulated post office. */
export function PracticeNote() {
  return (
    <p className="flex items-start gap-2 rounded-small bg-must-wash px-3 py-2 text-small font-semibold text-must">
      <Icon name="alert" className="size-5 shrink-0" />
      {deliveryText.practice}
    </p>
  )
}
