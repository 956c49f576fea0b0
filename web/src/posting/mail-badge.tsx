import type { OutboxEntry, ShownLetter } from '@brieflotse/offline'
import { mailText } from '../text/mail.ts'
import { Icon, type IconName } from '../ui/drawings/icon.tsx'
import { stateText } from '../changes/entry-text.ts'
import { useAround } from '../changes/use-waiting.ts'
import type { MailState } from './mail-state.ts'
import { useMailState } from './use-mail-state.ts'

const looks: Record<Exclude<MailState, 'none'>, [icon: IconName, tone: string]> = {
  waiting: ['clock', 'bg-sunken text-ink'],
  refused: ['alert', 'bg-late-wash text-late'],
  mailed: ['letter', 'bg-accent-wash text-accent'],
  stopping: ['clock', 'bg-must-wash text-must'],
  stopped: ['close', 'bg-sunken text-ink'],
  failed: ['alert', 'bg-late-wash text-late'],
}

/** The badge of practice orders, which posted nothing. */
const practice: [icon: IconName, tone: string] = ['alert', 'bg-must-wash text-must']

/** The postal state of a letter as a badge; `otherwise` is the text if it was never ordered. */
export function MailBadge({ letter, otherwise }: { letter: ShownLetter; otherwise?: string }) {
  const { state, order } = useMailState(letter)
  if (state === 'none') {
    return otherwise ? <span className={`${shape} bg-sunken text-ink`}>{otherwise}</span> : null
  }
  const isPractice = (state === 'mailed' || state === 'stopping') && letter.mail?.practice
  const [icon, tone] = isPractice ? practice : looks[state]
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className={`${shape} ${tone}`}>
        <Icon name={icon} className="size-4.5!" />
        {isPractice ? mailText.practice : mailText.states[state]}
      </span>
      {state === 'waiting' && order && <WaitsFor order={order} />}
      {isPractice && <span className="text-small text-muted">{mailText.states[state]}</span>}
    </span>
  )
}

const shape =
  'inline-flex items-center gap-1.5 rounded-small px-2 py-0.5 text-small font-semibold print:hidden'

const one: OutboxEntry[] = []

/** Why an order is still pending; nothing if `said` already tells it. */
export function WaitsFor({ order, said }: { order: OutboxEntry; said?: string }) {
  const around = useAround(order ? [order] : one)
  const why = stateText(order, around)
  if (why === said) return null
  return <span className="numbers text-small text-muted">{why}</span>
}
