import type { Evidence } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { useShown } from './shown.ts'

/** A button that shows the place of a value on the page. */
export function ShowButton({ label, evidence }: { label: string; evidence: Evidence }) {
  const show = useShown((state) => state.show)
  return (
    <IconButton
      label={detailText.showOnPage({ label })}
      // aligns the icon with the end of the card's text
      className="-me-2"
      onClick={() => show(label, evidence)}
    >
      <Icon name="find" />
    </IconButton>
  )
}
