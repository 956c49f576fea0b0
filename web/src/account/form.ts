import type { User } from '@brieflotse/contract'
import { type FormEvent, useRef, useState } from 'react'
import { text } from '../text/text.ts'
import type { FieldErrors } from './account.ts'

/** What checks and sends a form comes when somebody begins to type, not before the form stands there. */
const fetchAccount = () => import('./account.ts')
const fetchEarly = () => void fetchAccount().catch(() => {})

export type Account = Awaited<ReturnType<typeof fetchAccount>>

/** `submit` gives the user, or what the form says instead. */
export type Way<Values> = {
  check: (values: Values) => FieldErrors
  submit: (values: Values) => Promise<User | string>
}

/** A form that is checked when it is sent: the first field with a complaint gets the focus. */
export function useAccountForm<Values>(
  read: (data: FormData) => Values,
  wayOf: (account: Account) => Way<Values>,
  onDone: (user: User) => void,
) {
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const running = useRef(false)

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (running.current) return
    const form = event.currentTarget
    const values = read(new FormData(form))
    running.current = true
    setFailure('')
    try {
      const { check, submit } = wayOf(await fetchAccount())
      const found = check(values)
      setErrors(found)
      const first = Object.keys(found)[0]
      if (first) {
        form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
        return
      }
      setBusy(true)
      const answer = await submit(values)
      if (typeof answer === 'string') setFailure(answer)
      else onDone(answer)
    } catch {
      setFailure(text.app.chunkFailed)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { errors, failure, busy, form: { onSubmit, onFocus: fetchEarly } }
}

/** What was typed into a field, or nothing. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
