import { AppError, type PaymentOptions } from '@brieflotse/contract'
import { paymentOptions } from '@brieflotse/offline'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSignedIn } from '../session/session.ts'

export type Options =
  | { state: 'asking' | 'offline' | 'failed' }
  | { state: 'known'; options: PaymentOptions }

/** The payment methods of the server, requested again when the connection returns. */
export function useOptions(): Options {
  const { sync } = useSignedIn()
  const isOffline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const [known, setKnown] = useState<Options>({ state: 'asking' })
  useEffect(() => {
    const aborter = new AbortController()
    paymentOptions(aborter.signal).then(
      (options) => setKnown({ state: 'known', options }),
      (error: unknown) => {
        if (aborter.signal.aborted) return
        const offline = error instanceof AppError && error.code === 'offline'
        setKnown({ state: offline ? 'offline' : 'failed' })
      },
    )
    return () => aborter.abort()
  }, [isOffline])
  return isOffline ? { state: 'offline' } : known
}
