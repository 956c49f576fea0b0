import { getStorageReport } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import type { ReactNode } from 'react'
import { adminText } from '../text/admin.ts'
import { sizeText } from '../ui/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { LostContent } from './lost-content.tsx'
import { TidyingStops } from './tidying-stops.tsx'
import { Panel } from '../ui/panel.tsx'

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
