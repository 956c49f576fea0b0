import { getLastLook, type LastLook } from '@brieflotse/contract'
import {
  callEndpoint,
  requestAccountDeletion,
  outboxEntries,
  wipeDeleted,
} from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, useCallback, useState } from 'react'
import { text } from '../../text/text.ts'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { sizeText } from '../../ui/format.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Modal } from '../../ui/modal.tsx'
import { useSessionHandle, useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useLoaded } from '../../ui/use-loaded.ts'

const words = yourDataText.leaving
const load = () => callEndpoint(getLastLook)

/** Lists what will be lost, then asks for the password and a final confirmation. */
export function LeavingDialog({ onClose }: { onClose: () => void }) {
  const [isSure, setSure] = useState(false)
  const { state, again } = useLoaded(load)
  return (
    <Modal
      key={String(isSure)}
      title={isSure ? words.sure : words.title}
      role="alertdialog"
      onClose={onClose}
    >
      <div className="overflow-y-auto px-5 md:px-6">
        {isSure ? (
          <Sure onClose={onClose} />
        ) : (
          <Loaded state={state} again={again}>
            {(look) => <Lost look={look} onNext={() => setSure(true)} onClose={onClose} />}
          </Loaded>
        )}
      </div>
    </Modal>
  )
}

function Lost({
  look,
  onNext,
  onClose,
}: {
  look: LastLook
  onNext: () => void
  onClose: () => void
}) {
  const { db } = useSignedIn()
  const waiting = useLiveQuery(async () => (await outboxEntries(db)).length, [db]) ?? 0
  const lost = [
    words.letters({ count: look.letters, size: sizeText(look.bytes) }),
    words.responses({ count: look.responses }),
    ...(look.credits > 0 ? [words.credits({ count: look.credits })] : []),
    ...(waiting > 0 ? [words.waiting({ count: waiting })] : []),
    words.rest,
  ]
  const warnings = [
    ...(look.onTheirWay > 0 ? [words.onTheirWay({ count: look.onTheirWay })] : []),
    ...(look.notHandedOver > 0 ? [words.notHandedOver({ count: look.notHandedOver })] : []),
    ...(look.payments > 0 ? [words.payments({ count: look.payments })] : []),
  ]
  return (
    <>
      <h3 className="text-base">{words.lost}</h3>
      <ul className="numbers mt-2 list-disc ps-5 marker:text-muted">
        {lost.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
      {warnings.length > 0 && (
        <ul className="numbers mt-4 grid gap-2 rounded-box border border-must-line bg-must-wash p-4 text-small text-must">
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
      <p className="mt-4 text-small text-muted">
        {words.kept} {words.exportFirst}
      </p>
      <div className="within-reach acts -mx-5 mt-4 bg-surface px-5 md:-mx-6 md:px-6">
        <Button data-autofocus onClick={onClose}>
          {text.app.cancel}
        </Button>
        <Button look="danger-quiet" onClick={onNext}>
          {words.next}
        </Button>
      </div>
    </>
  )
}

function Sure({ onClose }: { onClose: () => void }) {
  const { leave } = useSessionHandle()
  const { user } = useSignedIn()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const leaving = useCallback(async () => {
    await leave({ first: () => requestAccountDeletion(password), by: () => wipeDeleted(user) })
    notify(words.done, words.doneLong)
  }, [leave, password, user])
  const [run, busy] = useAction(leaving, words.failed)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') event.currentTarget.querySelector('input')?.focus()
    else void run()
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-4 pb-6">
      <p className="text-muted">{words.sureText}</p>
      <Field
        type="password"
        name="password"
        data-autofocus
        label={words.password}
        autoComplete="current-password"
        value={password}
        error={isMissing ? yourDataText.password.missing : undefined}
        onChange={({ target }) => setPassword(target.value)}
      />
      <div className="acts">
        <Button onClick={onClose}>{text.app.cancel}</Button>
        <Button type="submit" look="danger" disabled={busy}>
          {words.yes}
        </Button>
      </div>
    </form>
  )
}
