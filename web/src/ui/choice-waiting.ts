import type { LocalDatabase } from '@brieflotse/offline'

/** Whether a choice made here has not reached the account yet: until then the account's word is an old one. */
export async function isChoiceWaiting({ outbox }: LocalDatabase): Promise<boolean> {
  const waiting = outbox.filter(({ profile }) => profile?.preferredLanguage !== undefined)
  return (await waiting.count()) > 0
}
