import { creditPacks, type PaymentResponse } from '@brieflotse/contract'
import { currentUser } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useState } from 'react'
import { paymentsText } from '../text/payments.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSignedIn } from '../session/session.ts'
import { notify, notifyFailure } from '../ui/toast.tsx'
import { StartedView } from './dialog/started-view.tsx'
import { type Options, useOptions } from './options.ts'
import { paymentFailure, usePayer } from './payer.ts'
import { centsText } from '../ui/format.ts'

const { credits: said, toasts } = paymentsText
const packs = [2, 6, 20] as const
type Pack = (typeof packs)[number]

/** Sells service credits, for posting letters. */
export function CreditsDialog({ onClose }: { onClose: () => void }) {
  const { db, user } = useSignedIn()
  const { credits } = useLiveQuery(() => currentUser(db), [db]) ?? user
  const [pack, setPack] = useState<Pack>(packs[1])
  const [started, setStarted] = useState<PaymentResponse | null>(null)
  const options = useOptions()
  const { pay, busy } = usePayer()
  const price = creditPacks[pack]

  const buy = async (method: 'online' | 'paypal') => {
    try {
      setStarted(await pay({ by: 'credits', body: { credits: pack, method } }))
      notify(toasts.initiated, toasts.initiatedLong)
    } catch (error) {
      notifyFailure(toasts.failed, paymentFailure(error))
    }
  }
  return (
    <Modal title={said.title} size="list" onClose={onClose} inAddress>
      <div className="overflow-y-auto px-5 pb-6 md:px-6">
        {started ? (
          <StartedView
            payment={started}
            amount={price}
            onBack={() => setStarted(null)}
            onClose={onClose}
          />
        ) : (
          <>
            <p className="numbers mb-5 text-muted">{said.lead({ balance: credits })}</p>
            <Packs chosen={pack} onChoose={setPack} />
            <Buttons
              options={options}
              amount={centsText(price)}
              busy={busy}
              onBuy={(method) => void buy(method)}
            />
          </>
        )}
      </div>
    </Modal>
  )
}

function Packs({ chosen, onChoose }: { chosen: Pack; onChoose: (pack: Pack) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-small font-semibold">{said.packs}</legend>
      {packs.map((pack) => (
        <label
          key={pack}
          className="flex min-h-14 cursor-pointer items-center gap-3 rounded-box border border-line-strong px-4 py-2 transition-colors duration-150 hover:border-ink has-checked:border-money-line has-checked:bg-money-wash has-checked:text-money"
        >
          <input
            type="radio"
            name="pack"
            checked={pack === chosen}
            onChange={() => onChoose(pack)}
            className="size-5 shrink-0 text-current"
          />
          <span className="numbers flex-1">
            <span className="block font-semibold">{said.pack({ credits: pack })}</span>
            <span className="block text-small">{said.letters({ letters: pack / 2 })}</span>
          </span>
          <span className="numbers font-semibold">{centsText(creditPacks[pack])}</span>
        </label>
      ))}
    </fieldset>
  )
}

type ButtonsProps = {
  options: Options
  amount: string
  busy: boolean
  onBuy: (method: 'online' | 'paypal') => void
}

function Buttons({ options, amount, busy, onBuy }: ButtonsProps) {
  if (options.state !== 'known') {
    const { asking, optionsFailed } = paymentsText
    const why = { asking, failed: optionsFailed, offline: said.needsConnection }[options.state]
    return (
      <p role="status" className="mt-5 text-small text-muted">
        {why}
      </p>
    )
  }
  const { online, paypal } = options.options
  if (!online && !paypal) return <p className="mt-5 text-small text-muted">{said.none}</p>
  const isPractice = online?.practice || paypal?.practice
  return (
    <div className="mt-5 grid gap-3">
      {online && (
        <Button look="primary" disabled={busy} onClick={() => onBuy('online')}>
          {said.online({ amount })}
        </Button>
      )}
      {paypal && (
        <Button
          look={online ? 'secondary' : 'primary'}
          disabled={busy}
          onClick={() => onBuy('paypal')}
        >
          {said.paypal({ amount })}
        </Button>
      )}
      {isPractice && <p className="text-small text-muted">{said.practice}</p>}
    </div>
  )
}
