import { Children, type ReactNode } from 'react'

/** An ordered list of instructions. */
export function InstallSteps({ children }: { children: ReactNode }) {
  return (
    <ol className="grid gap-4 [counter-reset:step]">
      {Children.map(children, (step) => (
        <li className="flex items-center gap-4">{step}</li>
      ))}
    </ol>
  )
}

/** One instruction with a small drawing. */
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
