import { paymentsText } from '../../text/payments.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import type { Options } from '../options.ts'

type By = 'online' | 'paypal'

/** The payment provider of this server, if any. */
export function offerOf(options: Options, by: By) {
  if (options.state !== 'known' || !options.options.forClaims) return null
  return options.options[by]
}

/** Tells which ways to pay are available: practice only, no connection, or only the user's own bank. */
export function OfferNote({
  options,
  by,
  className = '',
}: {
  options: Options
  by: By
  className?: string
}) {
  const said = noteOf(options, by)
  if (!said) return null
  return (
    <p role="status" className={`flex items-start gap-2 text-small text-muted ${className}`}>
      <Icon name={options.state === 'known' ? 'hand' : 'clock'} className="mt-0.5 size-5" />
      {said}
    </p>
  )
}

function noteOf(options: Options, by: By): string | null {
  if (options.state === 'asking') return paymentsText.asking
  if (options.state === 'offline') return paymentsText.offline
  if (options.state === 'failed') return paymentsText.optionsFailed
  const offer = offerOf(options, by)
  if (offer) return offer.practice ? paymentsText.practice : null
  return by === 'paypal' ? paymentsText.paypalNotOffered : paymentsText.notOffered
}
