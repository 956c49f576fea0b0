import { getStorageReport, goOnTidying, type StorageReport } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { type ReactNode, useCallback } from 'react'
import { adminText } from '../text/admin.ts'
import { dayOf, dayText, sizeText } from '../ui/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { Panel } from '../ui/panel.tsx'
import { Button } from '../ui/button.tsx'
import { useAction } from '../ui/use-action.ts'

const words = adminText.storage
const load = () => callEndpoint(getStorageReport)

/** The storage used, by kind and by user. */
export function StorageSection() {
  const { state, show, again } = useLoaded(load)
  return (
    <Panel title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {({ free, bucket, database, tidyingStops, lost, kinds, users }) => (
          <>
            <TidyingStops stops={tidyingStops} onDone={show} />
            <LostContent lost={lost} inBucket={bucket !== undefined} />
            {bucket !== undefined && <p className="mb-4">{words.inBucket({ bucket })}</p>}
            <Sizes>
              <Size name={words.free} bytes={free} />
              <Size name={words.database} bytes={database} />
              {kinds.map(({ kind, bytes, count }) => (
                <Size
                  key={kind}
                  name={words.kind({ name: words.kinds[kind], count })}
                  bytes={bytes}
                />
              ))}
            </Sizes>
            <h3 className="mt-6 mb-2 text-base">{words.users}</h3>
            <Sizes>
              {users.map(({ id, username, bytes, letters }) => (
                <Size key={id} name={words.user({ name: username, letters })} bytes={bytes} />
              ))}
            </Sizes>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const Sizes = ({ children }: { children: ReactNode }) => (
  <dl className="divide-y divide-line border-t border-line">{children}</dl>
)

const Size = ({ name, bytes }: { name: string; bytes: number }) => (
  <div className="numbers flex items-baseline justify-between gap-4 py-2.5">
    <dt className="min-w-0 wrap-anywhere">{name}</dt>
    <dd className="whitespace-nowrap text-muted">{sizeText(bytes)}</dd>
  </div>
)

type LostContentProps = { lost: StorageReport['lost']; inBucket: boolean }

/** The files missing from the disk or the bucket, with their paths there, and how to restore them. */
function LostContent({ lost, inBucket }: LostContentProps) {
  if (lost.length === 0) return null
  return (
    <section aria-labelledby="lost" className="mb-6 rounded-box bg-late-wash p-4">
      <h3 id="lost" className="text-base text-late">
        {words.lost({ count: lost.length })}
      </h3>
      <p className="mt-1 text-small">{inBucket ? words.lostHintBucket : words.lostHint}</p>
      <ul className="numbers mt-3 grid gap-3 text-small">
        {lost.map(({ hash, what, since, bytes, users }) => (
          <li key={hash}>
            <p>
              {words.lostFile[what]({
                since: dayText(dayOf(new Date(since))),
                size: sizeText(bytes),
              })}{' '}
              {users.length > 0 && words.lostOf({ users: users.join(', ') })}
            </p>
            <code className="wrap-anywhere" dir="ltr">
              {`${inBucket ? '' : 'files/'}${hash.slice(0, 2)}/${hash}`}
            </code>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The reason why the cleanup has stopped, and a button that lets it continue. */
function TidyingStops({
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
