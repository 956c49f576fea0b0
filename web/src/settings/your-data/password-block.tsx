import { changePassword } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { type FormEvent, useCallback, useState } from 'react'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { focusAtOnce } from '../../ui/focus.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useSignedIn } from '../../session/session.ts'
import { Panel } from '../../ui/panel.tsx'

const words = yourDataText.password

/** Changes the password, which logs out all other devices. */
export function PasswordBlock() {
  const [open, setOpen] = useState(false)
  return (
    <Panel id="password" title={words.title}>
      {open ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <Button onClick={() => setOpen(true)}>{words.change}</Button>
      )}
    </Panel>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { user } = useSignedIn()
  const [given, setGiven] = useState({ password: '', newPassword: '' })
  const [complaints, setComplaints] = useState<Partial<typeof given>>({})
  const changing = useCallback(async () => {
    await callEndpoint(changePassword, { body: given })
    notify(words.changed, words.changedLong)
    onDone()
  }, [given, onDone])
  const [change, busy] = useAction(changing, words.failed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = {
      ...(given.password === '' && { password: words.missing }),
      ...(given.newPassword.length < 8 && { newPassword: words.short }),
    }
    setComplaints(found)
    const [first] = Object.keys(found)
    if (first) event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else void change()
  }
  const field = (name: keyof typeof given, label: string, complete: string, note?: string) => (
    <Field
      name={name}
      type="password"
      label={label}
      {...(note && { note })}
      autoComplete={complete}
      maxLength={1000}
      // focuses the first field, because this form replaced the pressed button
      {...(name === 'password' && { ref: focusAtOnce })}
      value={given[name]}
      error={complaints[name]}
      onChange={({ target }) => setGiven({ ...given, [name]: target.value })}
    />
  )
  return (
    <form noValidate onSubmit={submit} className="grid max-w-md gap-4">
      <input type="hidden" autoComplete="username" value={user.username} readOnly />
      {field('password', words.now, 'current-password')}
      {field('newPassword', words.next, 'new-password', words.nextHint)}
      <Button type="submit" look="primary" disabled={busy} className="justify-self-start">
        {words.save}
      </Button>
    </form>
  )
}
