import { listTransfers, type Transfer, type Transfers } from '@brieflotse/contract'
import { call } from '@brieflotse/offline'
import { useEffect } from 'react'
import { useLoaded } from '../../ui/use-loaded.ts'

const load = () => call(listTransfers)
/** How often it is looked how far it has come, in milliseconds. */
const pace = 1500

export const isUnderWay = (transfer: Transfer | null) =>
  transfer?.state === 'waiting' || transfer?.state === 'running'

/** What is on its way out and in; looked at again as long as something moves. */
export function useTransfers() {
  const { state, show, again } = useLoaded<Transfers>(load)
  const moves = typeof state === 'object' && (isUnderWay(state.out) || isUnderWay(state.in))
  useEffect(() => {
    if (!moves) return
    const timer = setInterval(() => void call(listTransfers).then(show, () => {}), pace)
    return () => clearInterval(timer)
  }, [moves, show])
  return { state, show, again }
}
