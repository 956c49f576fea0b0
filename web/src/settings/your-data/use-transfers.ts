import { listTransfers, type AccountTransfer, type AccountTransfers } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useEffect } from 'react'
import { useLoaded } from '../../ui/use-loaded.ts'

const load = () => callEndpoint(listTransfers)
/** How often the progress is polled, in milliseconds. */
const pace = 1500

export const isUnderWay = (transfer: AccountTransfer | null) =>
  transfer?.state === 'waiting' || transfer?.state === 'running'

/** The exports and imports of the account, polled while one is running. */
export function useTransfers() {
  const { state, show, again } = useLoaded<AccountTransfers>(load)
  const moves = typeof state === 'object' && (isUnderWay(state.out) || isUnderWay(state.in))
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => void callEndpoint(listTransfers).then(show, () => {}), pace)
    return () => clearInterval(timer)
  }, [moves, show])
  return { state, show, again }
}
