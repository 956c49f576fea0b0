import { type ReactNode, useId } from 'react'

/** A titled box about one subject. */
export function Panel({
  id: anchor,
  title,
  hint,
  children,
}: {
  /** The anchor for links, which scroll to the box and focus it. */
  id?: string
  title: string
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      aria-labelledby={id}
      className="scroll-mt-4 rounded-box border border-line bg-surface p-5 shadow-card outline-none sm:p-6"
    >
      <h2 id={id} className="text-lead leading-snug">
        {title}
      </h2>
      {hint && <p className="mt-1 text-small text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}
