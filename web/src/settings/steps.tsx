import { Children, type ReactNode } from 'react'

/** What to do, one after the other. */
export function InstallSteps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid gap-4 [counter-reset:step]">
      {Children.map(children, (step) => (
        <li className="flex items-center gap-4">{step}</li>
      ))}
    </ol>
  )
}

/** One step with a small drawing of what it looks like. */
export function InstallStep({ drawing, children }: { drawing: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className="grid size-20 shrink-0 place-items-center rounded-small border border-line bg-sunken">
        {drawing}
      </span>
      <p className="min-w-0 flex-1 text-small">{children}</p>
    </>
  )
}
