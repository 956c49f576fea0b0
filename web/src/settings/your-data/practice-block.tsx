import { getPractice } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { yourDataText } from '../../text/your-data.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { useLoaded } from '../../ui/use-loaded.ts'
import { Panel } from '../../ui/panel.tsx'

const words = yourDataText.practice
const load = () => callEndpoint(getPractice)

/** The services of this server that are only simulated, with an explanation. */
export function PracticeBlock() {
  const { state, again } = useLoaded(load)
  return (
    <Panel id="practice" title={words.title} hint={words.hint}>
      <Loaded state={state} again={again}>
        {({ mail, payment }) => (
          <dl className="divide-y divide-line border-t border-line">
            <Row
              name={words.mail}
              practice={mail}
              means={mail ? words.mailPractice : words.mailReal}
            />
            <Row
              name={words.payment}
              practice={payment}
              means={payment ? words.paymentPractice : words.paymentReal}
            />
          </dl>
        )}
      </Loaded>
    </Panel>
  )
}

function Row({ name, practice, means }: { name: string; practice: boolean; means: string }) {
  return (
    <div className="py-3">
      <dt className="flex flex-wrap items-baseline justify-between gap-x-4">
        {name}
        <span
          className={`rounded-small px-2 py-0.5 text-small font-semibold ${practice ? 'bg-sunken text-ink' : 'bg-accent-wash text-accent'}`}
        >
          {practice ? words.isPractice : words.isReal}
        </span>
      </dt>
      <dd className="text-small text-muted">{means}</dd>
    </div>
  )
}
