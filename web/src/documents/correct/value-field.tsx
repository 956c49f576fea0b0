import { type CorrectableKind, documentTypes, maxFactCharacters } from '@brieflotse/reading/facts'
import { groupIban, toDecimal } from '@brieflotse/rules'
import { correctText } from '../../text/correct.ts'
import { text } from '../../text/text.ts'
import { Field } from '../../ui/field.tsx'

/** The error message for an invalid value of this kind. */
export function complaintOf(kind: CorrectableKind): string {
  const { wrong } = correctText
  if (isAmount(kind)) return wrong.amount
  if (isDay(kind)) return wrong.day
  if (kind === 'iban' || kind === 'bic') return wrong[kind]
  return wrong.text
}

/** A canonical value in the format in which users type it. */
function typed(kind: CorrectableKind, value: string): string {
  if (isAmount(kind)) return /^\d+$/.test(value) ? toDecimal(Number(value)) : value
  return kind === 'iban' ? groupIban(value) : value
}

const isAmount = (kind: CorrectableKind) => kind.startsWith('amount-')
const isDay = (kind: CorrectableKind) => kind === 'letter-date' || kind === 'due-date'

type Props = { kind: CorrectableKind; value: string; error: string | undefined }

const focus = (input: HTMLInputElement | null) => input?.focus()

/** The input field for a kind of value. Its form field name is `value`. */
export function ValueField({ kind, value, error }: Props) {
  if (kind === 'document-type') {
    return (
      <label className="block text-small font-semibold">
        {correctText.value}
        <select
          name="value"
          defaultValue={value || 'other'}
          className="mt-1.5 block min-h-12 w-full rounded-small border border-line-strong bg-surface py-2 ps-4 pe-11 text-body font-normal text-ink hover:border-ink"
        >
          {documentTypes.map((type) => (
            <option key={type} value={type}>
              {text.types[type]}
            </option>
          ))}
        </select>
      </label>
    )
  }
  return (
    <Field
      ref={focus}
      label={correctText.value}
      name="value"
      type={isDay(kind) ? 'date' : 'text'}
      inputMode={isAmount(kind) ? 'decimal' : undefined}
      autoCapitalize={kind === 'iban' || kind === 'bic' ? 'characters' : undefined}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
      maxLength={maxFactCharacters}
      defaultValue={typed(kind, value)}
      error={error}
      className="numbers"
      {...(isAmount(kind) && { note: correctText.amountNote })}
    />
  )
}
