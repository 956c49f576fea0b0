import type { User } from '@brieflotse/contract'
import { type FormEvent, useRef, useState } from 'react'
import type { FieldErrors } from './account.ts'

/**
 * A form that is checked when it is sent: the first field with a complaint gets the focus. `submit` gives the user, or what the
 * form says instead.
 */
export function useAccountForm<Values>(
  read: (data: FormData) => Values,
  check: (values: Values) => FieldErrors,
  submit: (values: Values) => Promise<User | string>,
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
    const found = check(values)
    setErrors(found)
    setFailure('')
    const first = Object.keys(found)[0]
    if (first) {
      form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
      return
    }
    running.current = true
    setBusy(true)
    const answer = await submit(values)
    running.current = false
    setBusy(false)
    if (typeof answer === 'string') setFailure(answer)
    else onDone(answer)
  }
  return { errors, failure, busy, onSubmit }
}

/** What was typed into a field, or nothing. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
