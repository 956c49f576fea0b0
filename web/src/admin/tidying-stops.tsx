import { goOnTidying, type StorageReport } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback } from 'react'
import { adminText } from '../text/admin.ts'
import { Button } from '../ui/button.tsx'
import { useAction } from '../ui/use-action.ts'

const words = adminText.storage

/** The reason why the cleanup has stopped, and a button that lets it continue. */
export function TidyingStops({
  stops,
  onDone,
}: {
  stops: StorageReport['tidyingStops']
  onDone: (report: StorageReport) => void
}) {
  const goOn = useCallback(async () => onDone(await callEndpoint(goOnTidying)), [onDone])
  const [run, busy] = useAction(goOn, words.notGoneOn)
  if (stops.length === 0) return null
  return (
    <div role="alert" className="mb-4 grid justify-items-start gap-3 rounded-box bg-late-wash p-4">
      {stops.map(({ reason, count }) => (
        <p key={reason} className="text-late">
          {reason === 'unnamed' ? words.stopped.unnamed({ count }) : words.stopped[reason]}
        </p>
      ))}
      <p className="text-small">{words.backupsStay}</p>
      <Button disabled={busy} onClick={() => void run()}>
        {words.goOn}
      </Button>
      <p className="text-small">{words.goOnHint}</p>
    </div>
  )
}
