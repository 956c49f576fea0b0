import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

const looks = {
  primary: 'text-center bg-accent text-on-accent hover:bg-accent-deep',
  secondary: 'text-center border border-line-strong text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-start text-accent hover:bg-accent-wash',
  danger: 'text-center bg-late-solid text-on-late hover:brightness-95',
  'danger-quiet': 'text-start text-late hover:bg-late-wash',
} as const

const shape =
  'inline-flex print:hidden min-h-11 items-center justify-center gap-2 rounded-small px-5 py-2 has-[>svg]:text-start font-semibold leading-tight text-balance transition-colors duration-150 disabled:opacity-60'

type Look = { look?: keyof typeof looks }
/** What the button refers to, for screen reader users, who do not see the row around it. */
type About = { about?: string | undefined }

export function Button({
  look = 'secondary',
  className = '',
  about,
  children,
  ...rest
}: ComponentProps<'button'> & Look & About) {
  return (
    <button type="button" className={`${shape} ${looks[look]} ${className}`} {...rest}>
      {children}
      {about && <span className="sr-only">: {about}</span>}
    </button>
  )
}

/** A link that looks like a button. */
export function LinkButton({
  look = 'secondary',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={`${shape} ${looks[look]} ${className}`} {...rest} />
}

type IconProps = ComponentProps<'button'> & {
  label: string
  /** True at the end of a range. The button stays focusable, so that the opposite button is near. */
  ended?: boolean
}

/** A button with only an icon; `label` is its accessible name. */
export function IconButton({ label, className = '', ended, onClick, ...rest }: IconProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : onClick}
      className={`grid size-11 print:hidden shrink-0 place-items-center rounded-small text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink disabled:opacity-40 aria-disabled:opacity-40 ${className}`}
      {...rest}
    />
  )
}
