import { useId } from 'react'

type Props = {
  label: string
  value: string
  options: [value: string, label: string][]
  onChange: (value: string) => void
}

export function SelectField({ label, value, options, onChange }: Props) {
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
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
