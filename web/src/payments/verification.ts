import { AppError, isTemporary, type PaymentStatus } from '@brieflotse/contract'
import { askUserAgain, paymentStatus } from '@brieflotse/offline'
import { useEffect, useState } from 'react'
import { useSignedIn } from '../session/session.ts'

/** How often the status of a payment is polled, in milliseconds. Source: specification, sections 4 and 9. */
export const pollEvery = 3000

/** Final statuses after the payer has returned. Source: specification, section 4. */
export const overWhenBack: PaymentStatus['status'][] = [
  'requires_payment_method',
  'canceled',
  'requires_action',
]

/** Final statuses while the payer may still be confirming in another window. */
export const overMeanwhile: PaymentStatus['status'][] = ['canceled']

/** `unknown`: the server could not be reached, or does not know this payment. */
export type Verified =
  | { state: 'checking'; payment: PaymentStatus | null }
  | { state: 'succeeded' | 'failed'; payment: PaymentStatus }
  | { state: 'unknown'; error: AppError | null }

/** Polls a payment every three seconds until its status is final. */
export function useVerification(id: string | null, over: PaymentStatus['status'][]) {
  const { sync } = useSignedIn()
  const [verified, setVerified] = useState<Verified>({ state: 'checking', payment: null })
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (id === null) return
    const aborter = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      timer = setTimeout(() => void look(), pollEvery)
    }
    const look = async () => {
      try {
        const payment = await paymentStatus(id, aborter.signal)
        if (aborter.signal.aborted) return
        const state = stateOf(payment, over)
        setVerified({ state, payment })
        if (state === 'checking') later()
        else afterwards(sync)
      } catch (error) {
        if (aborter.signal.aborted) return
        setVerified({ state: 'unknown', error: error instanceof AppError ? error : null })
        if (error instanceof AppError && isTemporary(error.code)) later()
      }
    }
    void look()
    return () => {
      aborter.abort()
      clearTimeout(timer)
    }
  }, [id, over, round, sync])
  return { verified, again: () => setRound(round + 1) }
}

function stateOf({ status }: PaymentStatus, over: PaymentStatus['status'][]) {
  if (status === 'succeeded') return 'succeeded'
  return over.includes(status) ? 'failed' : 'checking'
}

/** Syncs after a payment: claims arrive with the feed, credits with the user. */
function afterwards(sync: { now: () => void }): void {
  sync.now()
  void askUserAgain().catch(() => {})
}
