import type { LocalDatabase } from '@brieflotse/offline'

/** Whether a choice of language on this device has not reached the account yet. If so, the account's value is outdated. */
export async function isChoiceWaiting({ outbox }: LocalDatabase): Promise<boolean> {
  const waiting = outbox.filter(({ profile }) => profile?.preferredLanguage !== undefined)
  return (await waiting.count()) > 0
}
