import type { ReactNode } from 'react'

type Props = { drawing: ReactNode; title: string; hint: string; children: ReactNode }

/** The placeholder of an empty list, with a hint or an action. */
export function Empty({ drawing, title, hint, children }: Props) {
  return (
    <div className="grid justify-items-center gap-2 px-4 py-12 text-center md:py-20">
      {drawing}
      <h2 className="mt-4 text-title">{title}</h2>
      <p className="mb-4 text-muted">{hint}</p>
      {children}
    </div>
  )
}
