import type { MailChecks } from '@brieflotse/contract'
import { forwardingText as words } from '../text/forwarding.ts'
import { Icon } from '../ui/drawings/icon.tsx'

/** Whether the sender of a mail is authentic, in one sentence, with the three technical results below. */
export function Checks({ checks, about }: { checks: MailChecks | null; about: string }) {
  const authentic = checks?.authentic ?? 'unknown'
  const tone =
    authentic === 'proven' ? 'text-accent' : authentic === 'failed' ? 'text-late' : 'text-must'
  return (
    <div className="mt-3">
      <p className={`flex gap-2 text-small ${tone}`}>
        <Icon name={authentic === 'proven' ? 'check' : 'alert'} className="size-5!" />
        {words.checks[authentic]}
      </p>
      {checks && (
        <details className="mt-1 text-small text-muted">
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">
            {words.details}
            <span className="sr-only">: {about}</span>
          </summary>
          <p>{words.results(checks)}</p>
          {authentic !== 'proven' && <p className="mt-1">{words.forwardedHint}</p>}
        </details>
      )}
    </div>
  )
}
