import { useId } from 'react'

type Props<T extends string> = {
  label: string
  value: T
  options: [value: T, label: string][]
  onChange: (value: T) => void
}

/** A labelled select box. */
export function Select<T extends string>({ label, value, options, onChange }: Props<T>) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value as T)}
        className="numbers min-h-12 w-full rounded-small border border-line-strong bg-surface py-2 ps-4 pe-11 text-ink hover:border-ink"
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
