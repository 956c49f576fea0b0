import type { MailChecks } from '@brieflotse/contract'
import type { AuthenticWish } from './authentic.ts'
import { asksForForwarding } from './confirmation.ts'
import { headsOf, type Heads } from './heads.ts'

export type Looked = Heads & { checks: MailChecks; text: string }

/** Reads a mail's header and authentication. Its body is parsed only if the sender may be a mail service that asks for confirmation. */
export async function lookInto(
  wish: AuthenticWish,
  authenticOf: (wish: AuthenticWish) => Promise<MailChecks>,
  open: (bytes: Uint8Array) => Promise<{ text: string }>,
): Promise<Looked> {
  const [heads, checks] = await Promise.all([headsOf(wish.bytes), authenticOf(wish)])
  const opens = asksForForwarding(heads.from.address, heads.subject)
  const text = opens ? (await open(wish.bytes)).text : ''
  return { ...heads, checks, text: text.slice(0, 20_000) }
}
