type Props<T extends string> = {
  label: string
  value: T
  options: [value: T, label: string][]
  onChange: (value: T) => void
}

/** A segmented control: one of a few options is always selected. */
export function Segments<T extends string>({ label, value, options, onChange }: Props<T>) {
  return (
    <div role="group" aria-label={label} className="flex rounded-box bg-sunken p-0.5">
      {options.map(([key, name]) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === value}
          onClick={() => onChange(key)}
          className="min-h-11 rounded-small px-3 text-small leading-tight font-semibold text-muted transition-colors duration-150 hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:shadow-card sm:px-4 dark:aria-pressed:bg-line"
        >
          {name}
        </button>
      ))}
    </div>
  )
}
