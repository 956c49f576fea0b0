import type { User } from '@brieflotse/contract'
import { type FormEvent, useRef, useState } from 'react'
import { text } from '../text/text.ts'
import type { FieldErrors } from './account.ts'

/** Validation and requests are loaded when the user starts to type, so that the form itself appears fast. */
const fetchAccount = () => import('./account.ts')
const fetchEarly = () => void fetchAccount().catch(() => {})

export type Account = Awaited<ReturnType<typeof fetchAccount>>

/** `submit` returns the user, or an error message for the form. */
export type Way<Values> = {
  check: (values: Values) => FieldErrors
  submit: (values: Values) => Promise<User | string>
}

/** A form that is validated on submit; the first invalid field gets the focus. */
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

/** The text of a form field; empty if it is missing. */
export function typed(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}
