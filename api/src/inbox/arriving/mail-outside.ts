import type { MailChecks } from '@brieflotse/contract'
import type { AuthenticityRequest } from './authentic.ts'
import { asksForForwarding } from './confirmation.ts'
import { headsOf, type MailHeaders } from './heads.ts'

export type MailOutside = MailHeaders & { checks: MailChecks; text: string }

/** Reads a mail's header and authentication. Its body is parsed only if the sender may be a mail service that asks for confirmation. */
export async function readMailOutside(
  request: AuthenticityRequest,
  authenticOf: (request: AuthenticityRequest) => Promise<MailChecks>,
  open: (bytes: Uint8Array) => Promise<{ text: string }>,
): Promise<MailOutside> {
  const [heads, checks] = await Promise.all([headsOf(request.bytes), authenticOf(request)])
  const opens = asksForForwarding(heads.from.address, heads.subject)
  const text = opens ? (await open(request.bytes)).text : ''
  return { ...heads, checks, text: text.slice(0, 20_000) }
}
