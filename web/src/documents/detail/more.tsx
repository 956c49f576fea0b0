import type { ReactNode } from 'react'

/** The rest of a list: folded away on screens, open in print. */
export function More({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent print:hidden">
        {label}
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  )
}
