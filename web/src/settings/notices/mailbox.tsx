import { noticesText } from '../../text/notices.ts'
import { Button } from '../../ui/button.tsx'
import type { Notices } from './notices.ts'
import { ChannelSection } from './part.tsx'

const words = noticesText.mail

/** Email reminders, if the server can send emails. */
export function Mailbox({ settings, save, busy }: Notices) {
  const { state, address } = settings.email
  if (state === 'none') return null
  if (address === null) {
    return (
      <ChannelSection title={words.title}>
        <p className="text-muted">{words.missing}</p>
      </ChannelSection>
    )
  }
  return (
    <ChannelSection title={words.title}>
      <p className={`wrap-anywhere ${state === 'off' ? 'text-muted' : ''}`} aria-live="polite">
        {words[state]({ address })}
      </p>
      <div className="flex flex-wrap gap-3">
        {state !== 'on' && (
          <Button disabled={busy} onClick={() => save({ email: true })}>
            {state === 'off' ? words.turnOn : words.again}
          </Button>
        )}
        {state !== 'off' && (
          <Button look="danger-quiet" disabled={busy} onClick={() => save({ email: false })}>
            {words.turnOff}
          </Button>
        )}
      </div>
    </ChannelSection>
  )
}
