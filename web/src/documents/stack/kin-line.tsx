import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../ui/paths.ts'

/** A sentence about a related document, with a link or a button. */
export function KinLine({
  text,
  to,
  open,
  children,
}: {
  text: string
  to?: number
  open?: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-small text-muted">
      <p>{text}</p>
      {to !== undefined && (
        <Link
          to={paths.document(to)}
          className="inline-flex min-h-11 items-center font-semibold text-accent underline"
        >
          {open}
        </Link>
      )}
      {children}
    </div>
  )
}
