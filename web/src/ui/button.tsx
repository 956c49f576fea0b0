import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

const looks = {
  primary: 'bg-accent text-on-accent hover:bg-accent-deep',
  secondary: 'border border-line-strong text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-accent hover:bg-accent-wash',
  danger: 'bg-late-solid text-on-late hover:brightness-95',
  'danger-quiet': 'text-late hover:bg-late-wash',
} as const

const shape =
  'inline-flex print:hidden min-h-11 items-center justify-center gap-2 rounded-small px-5 py-2 text-center font-semibold leading-tight transition-colors duration-150 disabled:opacity-60'

type Look = { look?: keyof typeof looks }

export function Button({
  look = 'secondary',
  className = '',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button type="button" className={`${shape} ${looks[look]} ${className}`} {...rest} />
}

/** A link that looks like a button. */
export function LinkButton({
  look = 'secondary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={`${shape} ${looks[look]} ${className}`} {...rest} />
}

/** A button that is only a drawing; `label` says what it does. */
export function IconButton({
  label,
  className = '',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`grid size-11 print:hidden shrink-0 place-items-center rounded-small text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-40 ${className}`}
      {...rest}
    />
  )
}
