import type { User } from '@brieflotse/contract'
import { currentUser, saveProfile } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, useCallback, useState } from 'react'
import { profileText } from '../text/profile.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { useDraft } from '../session/use-draft.ts'
import { Panel } from '../ui/panel.tsx'

/** The user's details, which are the sender of their letters. */
export function ProfileBlock() {
  const { db, user: atStart } = useSignedIn()
  // falls back to the known user, so that the tall form is there at once and nothing below it moves
  const user = useLiveQuery(() => currentUser(db), [db]) ?? atStart
  return (
    <Panel id="profile" title={profileText.title} hint={profileText.hint}>
      <ProfileForm user={user} />
    </Panel>
  )
}

function ProfileForm({ user }: { user: User }) {
  const { db } = useSignedIn()
  const draft = useDraft('profile', detailsOf(user))
  const [complaints, setComplaints] = useState<ReturnType<typeof complaintsOf>>({})
  const save = useCallback(
    async (changed: NonNullable<ReturnType<typeof newIn>>) => {
      const outcome = await entryResult(db, await saveProfile(db, changed))
      await draft.clear()
      const { saved, savedLong, savedLater } = profileText
      notify(saved, outcome === 'waiting' ? savedLater : savedLong)
    },
    [db, draft],
  )
  const [run, saving] = useAction(save, profileText.failed)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = complaintsOf(draft.value)
    setComplaints(found)
    const first = details.find(({ name }) => found[name])
    if (first) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name="${first.name}"]`)?.focus()
      return
    }
    const changed = newIn(draft.value, user)
    if (changed) void run(changed)
    else notify(profileText.nothing)
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 sm:grid-cols-2"
    >
      {details.map(({ name, complete, half }) => (
        <Field
          key={name}
          name={name}
          label={profileText[name]}
          type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
          inputMode={name === 'postalCode' ? 'numeric' : undefined}
          autoComplete={complete}
          maxLength={200}
          value={draft.value[name]}
          error={complaints[name]}
          className={half === 'always' ? '' : half ? 'max-sm:col-span-2' : 'col-span-2'}
          onChange={({ target }) => draft.set({ ...draft.value, [name]: target.value })}
        />
      ))}
      <p className="col-span-2 text-small text-muted">{profileText.language}</p>
      <Button
        type="submit"
        look="primary"
        disabled={saving}
        className="col-span-2 justify-self-start"
      >
        {profileText.save}
      </Button>
    </form>
  )
}

/** The user's details as typed. */
type Details = Record<DetailName, string>
type DetailName = (typeof details)[number]['name']

/** In the order of the form. `complete`: the `autocomplete` token; `half`: the field shares its row with another. */
const details = [
  { name: 'firstName', complete: 'given-name', half: true },
  { name: 'lastName', complete: 'family-name', half: true },
  { name: 'address', complete: 'street-address', half: false },
  { name: 'postalCode', complete: 'postal-code', half: 'always' },
  { name: 'city', complete: 'address-level2', half: 'always' },
  { name: 'country', complete: 'country-name', half: false },
  { name: 'phone', complete: 'tel', half: true },
  { name: 'email', complete: 'email', half: true },
] as const

export function detailsOf(user: User): Details {
  return Object.fromEntries(details.map(({ name }) => [name, user[name] ?? ''])) as Details
}

/** The typed details that differ from the stored ones; null if there are none. */
function newIn(typed: Details, user: User): Partial<Details> | null {
  const known = detailsOf(user)
  const names = details.map(({ name }) => name).filter((name) => typed[name].trim() !== known[name])
  if (names.length === 0) return null
  return Object.fromEntries(names.map((name) => [name, typed[name].trim()]))
}

/** An error message for each invalid detail. Empty fields are valid. */
export function complaintsOf(typed: Details): Partial<Record<DetailName, string>> {
  const { errors } = profileText
  const said = (name: DetailName) => typed[name].trim()
  const isGerman = /^(de|deutschland|germany)?$/i.test(said('country'))
  const wrong: [DetailName, boolean, string][] = [
    ['firstName', said('firstName') !== '' && !/\p{L}/u.test(said('firstName')), errors.firstName],
    [
      'address',
      said('address') !== '' && !/\p{L}.*\d|\d.*\p{L}/u.test(said('address')),
      errors.address,
    ],
    ['postalCode', isGerman && !/^(\d{5})?$/.test(said('postalCode')), errors.postalCode],
    ['phone', said('phone') !== '' && !/^\+?[\d\s()/.-]{5,}$/.test(said('phone')), errors.phone],
    ['email', !/^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(said('email')), errors.email],
  ]
  return Object.fromEntries(
    wrong.filter(([, isWrong]) => isWrong).map(([name, , sentence]) => [name, sentence]),
  )
}
