import { type ReactNode, useId } from 'react'

/** One subject of the settings. */
export function Block({
  title,
  hint,
  children,
}: {
  title: string
  hint?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="rounded-box border border-line bg-surface p-5 shadow-card sm:p-6"
    >
      <h2 id={id} className="text-lead leading-snug">
        {title}
      </h2>
      {hint && <p className="mt-1 text-small text-muted">{hint}</p>}
      <div className="mt-4">{children}</div>
    </section>
  )
}

type ChoiceProps<T extends string> = {
  label: string
  value: T
  options: [value: T, label: string][]
  onChange: (value: T) => void
}

/** One of a few values. */
export function Choice<T extends string>({ label, value, options, onChange }: ChoiceProps<T>) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value as T)}
        className="min-h-12 w-full rounded-small border border-line-strong bg-surface px-3 py-2 text-ink hover:border-ink"
      >
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
