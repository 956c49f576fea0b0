import type { Profile, User } from '@brieflotse/contract'
import { saveProfile } from '@brieflotse/offline'
import { useState } from 'react'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { useSignedIn } from '../ui/session.ts'

type Asked = Pick<Profile, 'firstName' | 'lastName' | 'address' | 'postalCode' | 'city'>

const fields: { name: keyof Asked; label: string; complete: string }[] = [
  { name: 'firstName', label: responsesText.firstName, complete: 'given-name' },
  { name: 'lastName', label: responsesText.lastName, complete: 'family-name' },
  { name: 'address', label: responsesText.street, complete: 'street-address' },
  { name: 'postalCode', label: responsesText.zip, complete: 'postal-code' },
  { name: 'city', label: responsesText.city, complete: 'address-level2' },
]

/** Asks at the moment of need who the letter comes from. */
export function SenderFields({ user }: { user: User }) {
  const { db } = useSignedIn()
  const { firstName, lastName, address, postalCode, city } = user
  const [typed, setTyped] = useState<Asked>({ firstName, lastName, address, postalCode, city })
  return (
    <fieldset className="grid gap-4 rounded-box border border-line bg-sunken/60 p-4">
      <legend className="float-left mb-1 w-full font-semibold">{responsesText.sender}</legend>
      <p className="-mt-3 clear-both text-small text-muted">{responsesText.senderWhy}</p>
      {fields.map(({ name, label, complete }) => (
        <Field
          key={name}
          label={label}
          autoComplete={complete}
          maxLength={200}
          value={typed[name] ?? ''}
          onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
        />
      ))}
      <Button onClick={() => void saveProfile(db, typed)}>{responsesText.saveSender}</Button>
    </fieldset>
  )
}
