import { formatGermanAmount, parseAmount } from '@brieflotse/rules'
import { readyFor, type ReadyId, type ResponseKind, type Wishes } from '@brieflotse/writing'
import { type ReactNode, useId, useState } from 'react'
import { language } from '../text/in-language.ts'
import { responsesText } from '../text/responses.ts'
import { Field } from '../ui/field.tsx'
import { useTranslation } from '../languages/use-translation.ts'
import { OwnWordsField } from './own-words.tsx'
import { readySaid } from '../text/meant.ts'

type Wish = 'date' | 'amount' | 'question' | 'reason' | 'newAddress'

/** The input that each kind of letter needs. */
const asked: Partial<Record<ResponseKind, Wish[]>> = {
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
  kind: ResponseKind
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
          <Reasons
            key={field}
            kind={kind}
            field={field}
            documentId={documentId}
            wishes={wishes}
            onWishes={onWishes}
          />
        ))}
      {fields.includes('newAddress') && (
        <AsWritten
          label={responsesText.newAddress}
          value={wishes.newAddress ?? ''}
          onChange={(newAddress) => onWishes({ newAddress })}
        />
      )}
    </fieldset>
  )
}

/** The field for the user's own words. Ready-made sentences appear above it if no service translates the user's language into German. */
function Reasons({ kind, field, documentId, wishes, onWishes }: Props & { field: OwnField }) {
  const { state: setup } = useTranslation()
  // shows the field for own words while the setup is loading, so that nothing moves while the user types
  const writes = setup === undefined || (typeof setup === 'object' && setup.ownWords !== null)
  const isWritten = writes && language === 'en'
  // the field keeps its position in the React tree, because a remount would lose the typed text
  return (
    <>
      {!isWritten && (
        <ReadyWords
          kind={kind}
          ready={wishes.ready ?? []}
          onReady={(ready) => onWishes({ ready })}
        />
      )}
      <Fold label={responsesText.ownFold} isOpen={Boolean(wishes[field])} isBare={isWritten}>
        <OwnWordsField
          field={field}
          documentId={documentId}
          setup={typeof setup === 'object' ? setup : null}
          label={responsesText[field]}
          value={wishes[field]}
          onChange={(said) => onWishes({ [field]: said })}
        />
      </Fold>
    </>
  )
}

type OwnField = 'question' | 'reason'

type FoldProps = { label: string; isOpen: boolean; isBare?: boolean; children: ReactNode }

/** A foldable section for rarely needed input. `isBare`: its content is required now, so it cannot be closed. */
export function Fold({ label, isOpen, isBare = false, children }: FoldProps) {
  const [open, setOpen] = useState(isOpen)
  return (
    <details
      open={open || isBare}
      onToggle={({ currentTarget }) => !isBare && setOpen(currentTarget.open)}
    >
      <summary hidden={isBare} className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
        {label}
      </summary>
      {/* stays open while it contains the focus */}
      <div className={isBare ? '' : 'pt-1'} onFocus={() => setOpen(true)}>
        {children}
      </div>
    </details>
  )
}

type GermanProps = { label: string; value: string; onChange: (own: string) => void }

/** A text field whose content goes into the letter unchanged. */
export function AsWritten({ label, value, onChange }: GermanProps) {
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

type ReadyWordsProps = {
  kind: ResponseKind
  ready: readonly ReadyId[]
  onReady: (ready: ReadyId[]) => void
}

/** Ready-made sentences, listed by their meaning; the letter contains their German. */
function ReadyWords({ kind, ready, onReady }: ReadyWordsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{responsesText.ready}</legend>
      {(readyFor[kind] ?? []).map((id) => (
        <label key={id} className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
          <input
            type="checkbox"
            className="mt-0.5 size-5 shrink-0"
            checked={ready.includes(id)}
            onChange={({ target }) =>
              onReady(target.checked ? [...ready, id] : ready.filter((one) => one !== id))
            }
          />
          {readySaid(id)}
        </label>
      ))}
    </fieldset>
  )
}
