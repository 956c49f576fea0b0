/** Loaded on demand, because users rarely need it. */
import { type LostChange, readEnded } from '@brieflotse/offline'
import { restoreText } from './text/restore.ts'
import { changesText } from './text/changes.ts'
import { notify, notifyFailure } from './ui/toast.tsx'

export { endSession, restoreDatabase } from '@brieflotse/offline'
export { restoreText } from './text/restore.ts'

/** After a session was ended on another device: tells what happened to the unsent data of this device. */
export async function notifyEnd(userId: number): Promise<void> {
  const ended = await readEnded(userId)
  if (!ended) return notify(restoreText.ended)
  const { kept, letters = 0, lost } = ended
  const safe = [
    ...(kept > 0 ? [restoreText.endedKept({ count: kept })] : []),
    ...(letters > 0 ? [restoreText.endedKeptLetters] : []),
  ]
  if (lost.length > 0) notifyFailure(restoreText.ended, lostLines(lost).join(' '))
  else notify(restoreText.ended, safe.join(' '))
}

const draftText = (name: string) =>
  name ? restoreText.endedDraft({ name }) : restoreText.endedDraftUnnamed

/** Names the changes and letters that were deleted on this device before they were sent. */
export function lostLines(lost: LostChange[]): string[] {
  const changes: string[] = []
  const letters: string[] = []
  for (const { kind, name } of lost) {
    const { what, unknown, kinds } = changesText
    if (kind === 'letter') letters.push(name || unknown)
    else if (kind === 'draft') changes.push(draftText(name))
    else changes.push(what({ does: kinds[kind].does, name: name || unknown }))
  }
  return [
    ...(changes.length > 0 ? [restoreText.endedLost({ names: changes.join(' · ') })] : []),
    ...(letters.length > 0 ? [restoreText.endedLostLetters({ names: letters.join(' · ') })] : []),
  ]
}
