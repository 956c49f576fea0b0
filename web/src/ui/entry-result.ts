import { entryFailure, type LocalDatabase, settled } from '@brieflotse/offline'

/** Waits until it is known what the server says. A refusal is thrown. */
export async function entryResult(db: LocalDatabase, entryId: string): Promise<'done' | 'waiting'> {
  const outcome = await settled(db, entryId)
  if (outcome.state === 'stuck') throw entryFailure(outcome.error)
  return outcome.state === 'waiting' ? 'waiting' : 'done'
}
