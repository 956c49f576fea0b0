import type { Profile, User } from '@brieflotse/contract'
import { responsesText } from '../text/responses.ts'
import { Field } from '../ui/field.tsx'

/** The sender details that the user typed. */
export type Sender = Pick<Profile, 'firstName' | 'lastName' | 'address' | 'postalCode' | 'city'>

const fields: { name: keyof Sender; label: string; complete: string }[] = [
  { name: 'firstName', label: responsesText.firstName, complete: 'given-name' },
  { name: 'lastName', label: responsesText.lastName, complete: 'family-name' },
  { name: 'address', label: responsesText.street, complete: 'street-address' },
  { name: 'postalCode', label: responsesText.zip, complete: 'postal-code' },
  { name: 'city', label: responsesText.city, complete: 'address-level2' },
]

/** The details that differ from the stored ones; null if there are none. */
export function changedIn(sender: Sender, user: User): Sender | null {
  const names = fields.map(({ name }) => name)
  const changed = names.filter(
    (name) => name in sender && (sender[name] ?? '') !== (user[name] ?? ''),
  )
  if (changed.length === 0) return null
  return Object.fromEntries(changed.map((name) => [name, sender[name]]))
}

type Props = { sender: Sender; onSender: (more: Sender) => void }

/** Asks for missing sender details when a letter needs them. They are stored with the letter. */
export function SenderFields({ sender, onSender }: Props) {
  return (
    <fieldset className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 rounded-box border border-line bg-sunken/60 p-4">
      <legend className="float-start col-span-2 mb-1 w-full font-semibold">
        {responsesText.sender}
      </legend>
      <p className="col-span-2 -mt-3 clear-both text-small text-muted">{responsesText.senderWhy}</p>
      {fields.map(({ name, label, complete }) => (
        <Field
          key={name}
          label={label}
          autoComplete={complete}
          maxLength={200}
          value={sender[name] ?? ''}
          className={name === 'postalCode' || name === 'city' ? '' : 'col-span-2'}
          onChange={({ target }) => onSender({ [name]: target.value })}
        />
      ))}
    </fieldset>
  )
}
