import { AppError } from '@brieflotse/contract'
import { checkTracking } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { deliveryText } from '../../text/delivery.ts'
import { useSignedIn } from '../session.ts'
import { failureSentence } from '../use-action.ts'
import { timeText } from './moment-text.ts'

/** The result of a tracking check, shown beside its button. */
type Looked = { text: string; failed: boolean } | null

export function useTracking(trackingId: string): [look: () => void, busy: boolean, looked: Looked] {
  const { sync } = useSignedIn()
  const [busy, setBusy] = useState(false)
  const [looked, setLooked] = useState<Looked>(null)
  const look = useCallback(() => {
    setBusy(true)
    setLooked(null)
    checkTracking(sync, trackingId)
      .then(
        () =>
          setLooked({ text: deliveryText.checked({ time: timeText(new Date()) }), failed: false }),
        (error: unknown) => setLooked({ text: failureText(error), failed: true }),
      )
      .finally(() => setBusy(false))
  }, [sync, trackingId])
  return [look, busy, looked]
}

function failureText(error: unknown): string {
  if (error instanceof AppError && error.code === 'offline') return deliveryText.offline
  return [deliveryText.failed, failureSentence(error)?.text].filter(Boolean).join('. ')
}
