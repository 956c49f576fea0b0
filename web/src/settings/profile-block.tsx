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
import { complaintsOf, details, detailsOf, newIn } from './profile-form.ts'

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
