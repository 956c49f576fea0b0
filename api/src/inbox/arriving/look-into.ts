import type { MailChecks } from '@brieflotse/contract'
import type { AuthenticWish } from './authentic.ts'
import { asksForForwarding } from './confirmation.ts'
import { headsOf, type Heads } from './heads.ts'

export type Looked = Heads & { checks: MailChecks; text: string }

/** The outside of a mail. Its text is only opened where it may be a mail service that asks for a confirmation. */
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
