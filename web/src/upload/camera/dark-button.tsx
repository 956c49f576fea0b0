import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../../ui/drawings/icon.tsx'

/** An icon button on a black background. */
export function DarkButton({
  label,
  icon,
  ...rest
}: ComponentProps<'button'> & { label: string; icon: IconName }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-white/15 focus-visible:outline-white aria-pressed:bg-white aria-pressed:text-night"
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
