import {
  dropExport,
  exportUrl,
  listTransfers,
  startExport,
  type AccountTransfer,
  type AccountTransfers,
} from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback } from 'react'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { dayOf, dayText, sizeText } from '../../ui/format.ts'
import { ProgressBar } from '../../ui/spinner.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { isUnderWay } from './use-transfers.ts'

const words = yourDataText.moving

/** The maximum number of missing files listed here; `LOST.txt` in the export lists all. */
const mostNamed = 10

type Props = { transfer: AccountTransfer | null; show: (transfers: AccountTransfers) => void }

/** Starts an export of the account and downloads its file. */
export function Export({ transfer, show }: Props) {
  const making = useCallback(async () => show(await callEndpoint(startExport)), [show])
  const dropping = useCallback(async () => {
    await callEndpoint(dropExport)
    show(await callEndpoint(listTransfers))
    notify(words.dropped)
  }, [show])
  const [make, starting] = useAction(making, yourDataText.notDone)
  const [drop, removing] = useAction(dropping, yourDataText.notDone)
  const busy = starting || removing
  if (transfer && isUnderWay(transfer)) {
    return <Moving label={words.making} {...transfer} />
  }
  if (transfer?.state !== 'ready') {
    return (
      <div className="grid justify-items-start gap-3">
        {transfer?.state === 'failed' && <p className="text-late">{words.failed}</p>}
        <Button disabled={busy} onClick={() => void make()}>
          {words.make}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="numbers">
        {words.ready({
          size: sizeText(transfer.bytes),
          until: dayText(dayOf(new Date(transfer.until ?? ''))),
        })}
      </p>
      {transfer.lost.length > 0 && (
        <div className="rounded-box bg-late-wash p-4">
          <p className="numbers text-late">{words.lost({ count: transfer.lost.length })}</p>
          <ul dir="ltr" className="numbers mt-2 text-small wrap-anywhere">
            {transfer.lost.slice(0, mostNamed).map((path) => (
              <li key={path}>{path}</li>
            ))}
          </ul>
          <p className="mt-2 text-small">{words.lostHint}</p>
        </div>
      )}
      <p className="text-small text-muted">{words.careful}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={exportUrl}
          download
          className="inline-flex min-h-11 items-center justify-center rounded-small bg-accent px-5 py-2 text-center leading-tight font-semibold text-on-accent hover:bg-accent-deep"
        >
          {words.save}
        </a>
        <Button disabled={busy} onClick={() => void make()}>
          {words.again}
        </Button>
        <Button look="danger-quiet" disabled={busy} onClick={() => void drop()}>
          {words.drop}
        </Button>
      </div>
    </div>
  )
}

type MovingProps = { label: string; done: number; total: number; bytes?: number }

/** The progress in words and as a bar. `bytes`: the current size of the growing file. */
export function Moving({ label, done, total, bytes = 0 }: MovingProps) {
  return (
    <div role="status" className="grid gap-2">
      <p className="numbers flex flex-wrap justify-between gap-x-4">
        {label}
        <span className="text-muted">
          {total > 0 && words.of({ done, total })}
          {bytes > 0 && ` · ${sizeText(bytes)}`}
        </span>
      </p>
      <ProgressBar value={total > 0 ? done / total : 0} label={label} />
    </div>
  )
}
