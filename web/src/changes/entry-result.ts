import { entryFailure, type LocalDatabase, settled } from '@brieflotse/offline'

/** Waits until the server has answered an outbox entry, or the entry has to wait for a connection. Throws the error if the server refused it. */
export async function entryResult(db: LocalDatabase, entryId: string): Promise<'done' | 'waiting'> {
  const outcome = await settled(db, entryId)
  if (outcome.state === 'stuck') throw entryFailure(outcome.error)
  return outcome.state === 'waiting' ? 'waiting' : 'done'
}
