import type { ReactNode } from 'react'

/** One label and value about a posted letter. */
export function DeliveryFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline gap-0.5 sm:grid-cols-[8.5rem_1fr] sm:gap-3">
      <dt className="text-small text-muted">{label}</dt>
      <dd className="min-w-0 font-semibold text-ink [overflow-wrap:anywhere]">{children}</dd>
    </div>
  )
}
