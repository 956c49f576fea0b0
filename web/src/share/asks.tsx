import type { ForwardingConfirmation } from '@brieflotse/contract'
import { forwardingText as words } from '../text/forwarding.ts'
import { Copyable } from './copyable.tsx'

/** The verification that a mail service requires before it forwards mails. Only the user may enter its code or open its link. */
export function ForwardingCheck({
  confirmation: { service, code, link },
}: {
  confirmation: ForwardingConfirmation
}) {
  return (
    <div className="mt-3 grid gap-3">
      <p className="text-small text-muted">{words.asksHint({ service })}</p>
      {code !== null && <Copyable name={words.code} value={code} button={words.copyCode} numbers />}
      {link !== null && <Copyable name={words.link} value={link} button={words.copyLink} />}
    </div>
  )
}
