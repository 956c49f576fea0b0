import { type ReactNode, useId } from 'react'

/** One channel for reminders, with its controls. */
export function ChannelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3">
      <h3 id={id} className="text-base">
        {title}
      </h3>
      {children}
    </section>
  )
}
