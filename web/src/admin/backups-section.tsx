import { type Backups, listBackups, startBackup } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback, useEffect } from 'react'
import { adminText } from '../text/admin.ts'
import { Button } from '../ui/button.tsx'
import { momentText, sizeText } from '../ui/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useAction } from '../ui/use-action.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Panel } from '../ui/panel.tsx'

const words = adminText.backups
const load = () => callEndpoint(listBackups)

/** How often a running backup is polled (milliseconds). */
const lookEvery = 2_000

/** Lists the backups and starts new ones. */
export function BackupsSection() {
  const { state, show, again } = useLoaded(load)
  const running = typeof state === 'object' && state.running
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => void again(), lookEvery)
    return () => clearInterval(timer)
  }, [running, again])
  const begin = useCallback(async () => show(await callEndpoint(startBackup)), [show])
  const [start, busy] = useAction(begin, words.notBegun)
  return (
    <Panel title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {(report) => (
          <div className="grid justify-items-start gap-4">
            {report.bucket !== undefined && <p>{words.inBucket({ bucket: report.bucket })}</p>}
            <div role="status" className="empty:hidden">
              {report.running && <Spinner label={words.running} />}
            </div>
            {report.failed && !report.running && (
              <p role="alert" className="rounded-box bg-late-wash p-4 text-late">
                {words.failed}
              </p>
            )}
            <Button look="primary" disabled={busy || report.running} onClick={() => void start()}>
              {words.now}
            </Button>
            <List report={report} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

function List({ report: { backups, folder, daily, keep } }: { report: Backups }) {
  return (
    <>
      <p className="text-small text-muted">
        {daily ? words.daily({ keep }) : words.notDaily({ keep })} {words.folder}{' '}
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {folder}
        </bdi>
      </p>
      {backups.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul aria-label={words.list} className="w-full divide-y divide-line border-y border-line">
          {backups.map(({ name, createdAt, bytes, files }) => (
            <li key={name} className="numbers flex flex-wrap justify-between gap-x-4 py-3">
              <span>{momentText(createdAt)}</span>
              <span className="text-muted">{words.of({ files, size: sizeText(bytes) })}</span>
            </li>
          ))}
        </ul>
      )}
      <p className="text-small text-muted">{words.restore}</p>
    </>
  )
}
