import { type ComponentProps, useId, useRef, useState } from 'react'
import { paymentsText } from '../../text/payments.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { notify, notifyFailure } from '../../ui/toast.tsx'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value'> & {
  label: string
  note?: string
  value: string
  onValue: (value: string) => void
  /** The value to copy, if it differs from the shown one. */
  copied?: string
}

/** A field of the transfer. It is read-only until the user presses its edit button, which prevents accidental changes. */
export function SlipField({
  label,
  note,
  value,
  onValue,
  copied = value,
  placeholder,
  ...rest
}: Props) {
  const id = useId()
  const [editing, setEditing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const toggle = () => {
    setEditing(!editing)
    if (!editing) input.current?.focus()
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(copied)
      notify(paymentsText.copied({ label }))
    } catch {
      notifyFailure(paymentsText.copyFailed, paymentsText.copyFailedLong)
    }
  }
  return (
    <div>
      <div className="flex items-center gap-1">
        <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 text-small">
          <label htmlFor={id} className="font-semibold">
            {label}
          </label>
          {note && (
            <span id={`${id}-note`} className="text-muted">
              {note}
            </span>
          )}
        </span>
        <IconButton
          label={(editing ? paymentsText.editDone : paymentsText.edit)({ label })}
          aria-pressed={editing}
          onClick={toggle}
          className={editing ? 'bg-accent-wash text-accent' : ''}
        >
          <Icon name={editing ? 'check' : 'edit'} className="size-5" />
        </IconButton>
        <IconButton
          label={paymentsText.copy({ label })}
          disabled={!copied}
          onClick={() => void copy()}
        >
          <Icon name="copy" className="size-5" />
        </IconButton>
      </div>
      <input
        ref={input}
        id={id}
        value={value}
        readOnly={!editing}
        // no placeholder while read-only, because it would look like a value
        placeholder={editing ? placeholder : undefined}
        aria-describedby={note && `${id}-note`}
        onChange={({ target }) => onValue(target.value)}
        className={`numbers min-h-12 w-full rounded-small border px-3 py-2 text-ink max-[22.5rem]:px-2 max-[22.5rem]:text-small ${
          editing ? 'border-line-strong bg-surface hover:border-ink' : 'border-line bg-sunken'
        }`}
        {...rest}
      />
    </div>
  )
}
