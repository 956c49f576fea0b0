import { formatGermanAmount, parseAmount } from '@brieflotse/rules'
import type { LetterKind, Wishes } from '@brieflotse/writing'
import { useId, useState } from 'react'
import { responsesText } from '../text/responses.ts'
import { Field } from '../ui/field.tsx'
import { OwnWords } from './own-words.tsx'

type Wish = 'date' | 'amount' | 'question' | 'reason' | 'newAddress'

/** What each kind of letter needs from the user. */
const asked: Partial<Record<LetterKind, Wish[]>> = {
  rejection: ['reason'],
  inquiry: ['question'],
  payment: ['date'],
  objection: ['reason'],
  instalments: ['amount', 'date', 'reason'],
  extension: ['date', 'reason'],
  cancellation: ['date'],
  'address-change': ['newAddress', 'date'],
}

type Props = {
  kind: LetterKind
  documentId: number
  wishes: Wishes
  onWishes: (more: Wishes) => void
}

export function WishFields({ kind, documentId, wishes, onWishes }: Props) {
  const fields = asked[kind] ?? []
  if (fields.length === 0) return null
  const { date } = responsesText
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-semibold">{responsesText.fillIn}</legend>
      {fields.includes('amount') && (
        <AmountField
          amount={wishes.amount}
          onAmount={(amount) => onWishes({ amount: amount ?? undefined })}
        />
      )}
      {fields.includes('date') && (
        <Field
          type="date"
          label={date[kind as keyof typeof date]}
          value={wishes.date ?? ''}
          onChange={({ target }) => onWishes({ date: target.value || undefined })}
        />
      )}
      {(['question', 'reason'] as const)
        .filter((field) => fields.includes(field))
        .map((field) => (
          <OwnWords
            key={field}
            field={field}
            documentId={documentId}
            label={responsesText[field]}
            value={wishes[field]}
            onChange={(said) => onWishes({ [field]: said })}
          />
        ))}
      {fields.includes('newAddress') && (
        <AddressField
          label={responsesText.newAddress}
          value={wishes.newAddress ?? ''}
          onChange={(newAddress) => onWishes({ newAddress })}
        />
      )}
    </fieldset>
  )
}

function AddressField({ label, value, onChange }: AddressProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block text-small font-semibold">
        {label}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={4000}
        value={value}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
        className="w-full rounded-small border border-line-strong bg-surface px-4 py-2 text-ink hover:border-ink"
      />
      <p id={`${id}-note`} className="mt-1 text-small text-muted">
        {responsesText.ownWords}
      </p>
    </div>
  )
}

type AddressProps = { label: string; value: string; onChange: (own: string) => void }

type AmountProps = { amount: number | undefined; onAmount: (cents: number | null) => void }

function AmountField({ amount: known, onAmount }: AmountProps) {
  const [typed, setTyped] = useState(() => (known === undefined ? '' : formatGermanAmount(known)))
  const cents = parseAmount(typed)
  const isWrong = typed !== '' && (cents === null || cents <= 0)
  return (
    <Field
      label={responsesText.part}
      inputMode="decimal"
      value={typed}
      error={isWrong ? responsesText.amountWrong : undefined}
      onChange={({ target }) => {
        setTyped(target.value)
        const amount = parseAmount(target.value)
        onAmount(amount !== null && amount > 0 ? amount : null)
      }}
    />
  )
}
