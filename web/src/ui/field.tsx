import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id'> & {
  label: string
  note?: string
  error?: string | undefined
  /** Content at the end of the input, such as a button that shows the password. */
  end?: ReactNode
}

/** A labelled input with its error message below, linked for screen readers. */
export function Field({ label, note, error, end, className = '', ...rest }: Props) {
  const id = useId()
  const about = [note && `${id}-note`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <div className="mb-1.5 flex items-baseline justify-between gap-2 text-small">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {note && (
          <span id={`${id}-note`} className="text-muted">
            {note}
          </span>
        )}
      </div>
      <div className="relative">
        <input
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={about || undefined}
          className={`min-h-12 w-full rounded-small border bg-surface px-4 py-2 text-ink ${end ? 'pe-12' : ''} ${
            error ? 'border-late' : 'border-line-strong hover:border-ink'
          }`}
          {...rest}
        />
        {end && <div className="absolute inset-y-0 end-0.5 flex items-center">{end}</div>}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small text-late">
          {error}
        </p>
      )}
    </div>
  )
}
