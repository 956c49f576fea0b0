import type { OutboxEntry, ShownLetter } from '@brieflotse/offline'
import { useLocation } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { Icon, type IconName } from '../ui/drawings/icon.tsx'
import { isJustSent } from '../posting/just-sent.ts'
import { WaitsFor } from '../posting/mail-badge.tsx'
import type { MailState } from '../posting/mail-state.ts'
import { EntryActs } from '../changes/entry-acts.tsx'
import { letterTitle, type Shown, shownFailure } from '../ui/message-text.tsx'

type Props = { letter: ShownLetter; state: MailState; order: OutboxEntry | undefined }

type Said = { title: string; long: Shown | null; icon: IconName; tone: string }

const good = 'border-accent/40 bg-accent-wash text-accent'
const calm = 'border-line-strong bg-sunken text-ink'
const late = 'border-late-line bg-late-wash text-late'

function saidOf({ letter, state, order }: Props): Said {
  const { mail } = letter
  const refused = { text: mailText.refusedLong }
  if (state === 'mailed') {
    return { title: mailText.success, long: null, icon: 'check', tone: good }
  }
  if (state === 'waiting') {
    return {
      title: mailText.queued,
      long: { text: mailText.queuedLong },
      icon: 'clock',
      tone: calm,
    }
  }
  if (state === 'refused') {
    const long = order?.error ? shownFailure(order.error) : refused
    return { title: mailText.refusedTitle, long, icon: 'alert', tone: late }
  }
  if (state === 'failed') {
    const long = mail?.failure ? shownFailure(mail.failure) : refused
    return { title: mailText.failedPosting, long, icon: 'alert', tone: late }
  }
  const isStopping = state === 'stopping'
  return {
    title: isStopping ? mailText.stoppingTitle : mailText.stoppedTitle,
    long: { text: isStopping ? mailText.stoppingLong : mailText.stoppedLong },
    icon: isStopping ? 'clock' : 'close',
    tone: calm,
  }
}

/** The most important sentence of the screen: the current state of the letter. */
export function MailBanner(props: Props) {
  const { letter, state, order } = props
  const isPractice = (state === 'mailed' || state === 'stopping') && letter.mail?.practice
  const { title, long, icon, ...said } = saidOf(props)
  // a practice order posted nothing: the title says so, and there is no animation
  const tone = isPractice ? calm : said.tone
  const sign = isPractice ? 'alert' : icon
  const leaves = isJustSent(useLocation().state) && state === 'mailed'
  return (
    <section className={`grid gap-4 rounded-box border p-5 sm:p-6 ${tone}`}>
      <div role="status" className="flex items-start gap-4">
        <Icon name={sign} className="mt-1 size-7" />
        <div className="min-w-0 flex-1">
          <h1 className="text-title text-balance">
            {isPractice ? (
              <>
                {mailText.practice} <span className="block text-base font-normal">{title}</span>
              </>
            ) : (
              title
            )}
          </h1>
          {long && (
            <p lang={long.lang} className="mt-1 text-ink">
              {long.text}
            </p>
          )}
          {state === 'waiting' && order && <WaitsFor order={order} said={title} />}
        </div>
        {state === 'mailed' && !isPractice && (
          <LeavingLetter moves={leaves} className="hidden w-24 sm:block" />
        )}
      </div>
      {state === 'refused' && order && <EntryActs entry={order} name={letterTitle(letter)} />}
    </section>
  )
}

/** An envelope. `moves`: it enters from the left once, for a letter that was just sent. */
function LeavingLetter({ moves, className = '' }: { moves: boolean; className?: string }) {
  return (
    <svg
      viewBox="0 0 96 56"
      aria-hidden="true"
      className={`overflow-visible fill-none stroke-current ${className}`}
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M4 20h16M10 29h12M4 38h14" className="opacity-60" />
      <g className={moves ? 'animate-leave' : ''}>
        <path className="fill-surface" d="M32 12h56v34H32z" />
        <path d="m33 13 27 19 27-19" />
      </g>
    </svg>
  )
}
