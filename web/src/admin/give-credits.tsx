import { giveCredits, type ManagedUser, mostGivenCredits } from '@brieflotse/contract'
import { callEndpoint, newId } from '@brieflotse/offline'
import { type FormEvent, useCallback, useState } from 'react'
import { adminText } from '../text/admin.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Modal } from '../ui/modal.tsx'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

const words = adminText.users.giving

type Props = { user: ManagedUser; onGiven: (user: ManagedUser) => void; onClose: () => void }

/** Gives credits to a user, with a reason that appears in the user's history. */
export function GiveCredits({ user, onGiven, onClose }: Props) {
  // idempotency key, so that a repeated request gives the credits only once
  const [key] = useState(newId)
  const [amount, setAmount] = useState('2')
  const [reason, setReason] = useState('')
  const [complaint, setComplaint] = useState<'amount' | 'reason' | null>(null)
  const giving = useCallback(async () => {
    const params = { id: String(user.id) }
    const body = { amount: Number(amount), reason: reason.trim() }
    onGiven(await callEndpoint(giveCredits, { params, body }, { idempotencyKey: key }))
    notify(words.done({ amount: body.amount, name: user.username }))
    onClose()
  }, [amount, key, onClose, onGiven, reason, user.id, user.username])
  const [give, busy] = useAction(giving, words.failed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isAmount = /^\d{1,4}$/.test(amount) && +amount > 0 && +amount <= mostGivenCredits
    const wrong = !isAmount ? 'amount' : reason.trim() === '' ? 'reason' : null
    setComplaint(wrong)
    if (wrong) event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus()
    else void give()
  }
  return (
    <Modal title={words.title({ name: user.username })} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-4 px-5 pb-6 md:px-6">
        <Field
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          label={words.amount}
          value={amount}
          error={complaint === 'amount' ? words.wrongAmount({ most: mostGivenCredits }) : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <Field
          name="reason"
          autoComplete="off"
          maxLength={200}
          label={words.reason}
          note={words.reasonNote}
          value={reason}
          error={complaint === 'reason' ? words.noReason : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="acts">
          <Button onClick={onClose}>{text.app.cancel}</Button>
          <Button type="submit" look="primary" disabled={busy}>
            {words.yes}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
