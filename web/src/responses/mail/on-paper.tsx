import type { ShownLetter } from '@brieflotse/offline'
import { LinkButton } from '../../ui/button.tsx'
import { mailText } from '../../text/mail.ts'
import { StopMail } from '../../posting/stop-mail.tsx'
import { useMailState } from '../../posting/use-mail-state.ts'
import { paths } from '../../ui/paths.ts'
import { EntryActs } from '../../changes/entry-acts.tsx'
import { centsText } from '../../ui/format.ts'
import { letterTitle, MessageText } from '../../ui/message-text.tsx'

/** The state of a letter's mail order, and the actions on it. Renders nothing if the letter was never ordered. */
export function OnPaper({ letter }: { letter: ShownLetter }) {
  const { state, order } = useMailState(letter)
  const { ordering, mail } = letter
  if (state === 'none') return null
  const key = letter.id ?? letter.clientId ?? ''
  return (
    <section
      aria-label={mailText.states[state]}
      className="mb-5 grid gap-2 rounded-box border border-line bg-surface p-4 shadow-card print:hidden sm:p-5"
    >
      {state === 'waiting' && ordering && (
        <p className="numbers">
          {mailText.queuedLong} {mailText.optionNames[ordering.deliveryOption]},{' '}
          {centsText(ordering.price)}.
        </p>
      )}
      {state === 'refused' && order?.error && (
        <p className="text-late">
          <MessageText said={order.error.said} english={order.error.message} />
        </p>
      )}
      {state === 'failed' && mail?.failure && (
        <p className="text-late">
          <MessageText said={mail.failure.said} english={mail.failure.message} />
        </p>
      )}
      {state === 'stopped' && <p>{mailText.stoppedLong}</p>}
      {state === 'stopping' && <p>{mailText.stoppingLong}</p>}
      <div className="acts justify-start">
        {state === 'refused' && order ? (
          <EntryActs entry={order} name={letterTitle(letter)} />
        ) : (
          <StopMail letter={letter} />
        )}
        {(state === 'mailed' || state === 'waiting') && (
          <LinkButton to={paths.mailSuccess(key)}>{mailText.receipt}</LinkButton>
        )}
      </div>
    </section>
  )
}
