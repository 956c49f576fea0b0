import {
  dropExport,
  exportUrl,
  listTransfers,
  startExport,
  type Transfer,
  type Transfers,
} from '@brieflotse/contract'
import { call } from '@brieflotse/offline'
import { useCallback } from 'react'
import { yourDataText } from '../../text/your-data.ts'
import { Button } from '../../ui/button.tsx'
import { dayOf, dayText, sizeText } from '../../ui/format.ts'
import { ProgressBar } from '../../ui/spinner.tsx'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { isUnderWay } from './use-transfers.ts'

const words = yourDataText.moving

type Props = { transfer: Transfer | null; show: (transfers: Transfers) => void }

/** Having everything put into a file, and fetching it. */
export function Export({ transfer, show }: Props) {
  const making = useCallback(async () => show(await call(startExport)), [show])
  const dropping = useCallback(async () => {
    await call(dropExport)
    show(await call(listTransfers))
    notify(words.dropped)
  }, [show])
  const [make, starting] = useAction(making, yourDataText.notDone)
  const [drop, removing] = useAction(dropping, yourDataText.notDone)
  const busy = starting || removing
  if (transfer && isUnderWay(transfer)) {
    return <Moving label={words.making} done={transfer.done} total={transfer.total} />
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
        {words.ready(sizeText(transfer.bytes), dayText(dayOf(new Date(transfer.until ?? ''))))}
      </p>
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

type MovingProps = { label: string; done: number; total: number }

/** How far it has come, in words and as a bar. */
export function Moving({ label, done, total }: MovingProps) {
  return (
    <div role="status" className="grid gap-2">
      <p className="numbers flex flex-wrap justify-between gap-x-4">
        {label}
        <span className="text-muted">{total > 0 && words.of(done, total)}</span>
      </p>
      <ProgressBar value={total > 0 ? done / total : 0} label={label} />
    </div>
  )
}
