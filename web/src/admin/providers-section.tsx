import { listProviders } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { adminText } from '../text/admin.ts'
import { dayOf, dayText } from '../ui/format.ts'
import { Loaded } from '../ui/loaded.tsx'
import { useLoaded } from '../ui/use-loaded.ts'
import { Panel } from '../ui/panel.tsx'

const words = adminText.providers
const load = () => callEndpoint(listProviders)

/** The providers of the server, whether they are real or simulated, and when each was used last. */
export function ProvidersSection() {
  const { state, again } = useLoaded(load)
  return (
    <Panel title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {(providers) => (
          <dl className="divide-y divide-line border-t border-line">
            {providers.map(({ port, name, kind, lastSuccess }) => (
              <div key={port} className="py-3">
                <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
                  {words.ports[port]}
                  <span className="text-small font-semibold text-muted">{words.kinds[kind]}</span>
                </dt>
                <dd className="text-small text-muted">
                  {name && `${name} · `}
                  {lastSuccess
                    ? words.last({ day: dayText(dayOf(new Date(lastSuccess))) })
                    : words.never}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}
