import { listPast, type PastRecord } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { yourDataText } from '../../text/your-data.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Export } from './export.tsx'
import { Import } from './import.tsx'
import { useTransfers } from './use-transfers.ts'
import { centsText, dayOf, dayText } from '../../ui/format.ts'
import { useLoaded } from '../../ui/use-loaded.ts'
import { creditReasonText } from '../credit-history.tsx'

const words = yourDataText.moving

/** Export and import of the whole account as one file. */
export function MovingBlock() {
  const { state, show, again } = useTransfers()
  return (
    <Panel id="moving" title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {(transfers) => (
          <div className="grid grid-cols-1 gap-6">
            <Export transfer={transfers.out} show={show} />
            <Import transfer={transfers.in} show={show} />
            <Past key={transfers.in?.id ?? 0} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

const load = () => callEndpoint(listPast)

/** Payments and posted letters from an imported account; renders nothing if there are none. */
function Past() {
  const { state } = useLoaded(load)
  if (typeof state !== 'object' || state.length === 0) return null
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-semibold text-accent">
        {words.pastShow}
      </summary>
      <p className="text-small text-muted">{words.pastHint}</p>
      <ul aria-label={words.past} className="mt-2 divide-y divide-line border-t border-line">
        {state.map((record, index) => (
          <li key={index} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">
              {words.kinds[record.kind]}{' '}
              {record.kind === 'credits' ? creditReasonText(record.text) : record.text}
              <span className="block text-small text-muted">
                {dayText(dayOf(new Date(record.at)))}
              </span>
            </span>
            <span className="numbers">{amountOf(record)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function amountOf({ kind, amount }: PastRecord): string {
  if (amount === null) return ''
  return kind === 'credits' ? String(amount) : centsText(amount)
}
