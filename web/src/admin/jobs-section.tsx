import { type DeadJob, dropJob, listDeadJobs, retryJob } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback, useRef } from 'react'
import { adminText } from '../text/admin.ts'
import { Button } from '../ui/button.tsx'
import { useFocusNext } from '../ui/focus.ts'
import { dayOf, dayText } from '../ui/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useAction } from '../ui/use-action.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Panel } from '../ui/panel.tsx'

const words = adminText.jobs
const load = () => callEndpoint(listDeadJobs)

/** Failed jobs of the queue, with their kind and without any content of letters. */
export function JobsSection() {
  const { state, show, again } = useLoaded(load)
  const acting = useCallback(
    async (endpoint: typeof retryJob | typeof dropJob, id: number) =>
      show(await callEndpoint(endpoint, { params: { id: String(id) } })),
    [show],
  )
  const [act, busy] = useAction(acting, words.failed)
  return (
    <Panel title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {({ jobs, waiting, running }) => (
          <>
            <p role="status" className="numbers text-small text-muted">
              {words.counts({ dead: jobs.length, waiting, running })}
            </p>
            <ul className="mt-2 divide-y divide-line border-t border-line empty:hidden">
              {jobs.map((job) => (
                <Row
                  key={job.id}
                  job={job}
                  busy={busy}
                  onRetry={() => void act(retryJob, job.id)}
                  onDrop={() => void act(dropJob, job.id)}
                />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

type Props = { job: DeadJob; busy: boolean; onRetry: () => void; onDrop: () => void }

function Row({ job, busy, onRetry, onDrop }: Props) {
  const row = useRef<HTMLLIElement>(null)
  useFocusNext(row)
  const name = `${job.name} (${job.about})`
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="w-full wrap-anywhere lg:w-auto lg:min-w-48 lg:flex-1">
        <p>{name}</p>
        <p className="numbers text-small text-muted">
          {words.facts({ day: dayText(dayOf(new Date(job.since))), attempts: job.attempts })}
          {job.failure && ` · ${job.failure}`}
        </p>
      </div>
      <div className="-ms-5 flex flex-wrap gap-1 lg:ms-0 lg:-me-5">
        <Button look="quiet" aria-label={words.retryOf({ name })} disabled={busy} onClick={onRetry}>
          {words.retry}
        </Button>
        <Button
          look="danger-quiet"
          aria-label={words.dropOf({ name })}
          disabled={busy}
          onClick={onDrop}
        >
          {words.drop}
        </Button>
      </div>
    </li>
  )
}
