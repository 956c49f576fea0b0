/** Needed by hardly anybody: no part of the first load. */
import { endedTold, type LostChange, readEnded } from '@brieflotse/offline'
import { restoreText } from './text/restore.ts'
import { changesText } from './text/changes.ts'
import { notify, notifyFailure } from './ui/toast.tsx'

export { endSession, restoreDatabase } from '@brieflotse/offline'
export { restoreText } from './text/restore.ts'

/** Says, as soon as a session was ended elsewhere, what became of what only this device had. */
export async function tellEnd(userId: number): Promise<void> {
  const ended = await readEnded(userId)
  if (!ended) return notify(restoreText.ended)
  const { kept, letters = 0, lost } = ended
  const safe = [
    ...(kept > 0 ? [restoreText.endedKept({ count: kept })] : []),
    ...(letters > 0 ? [restoreText.endedKeptLetters] : []),
  ]
  if (lost.length > 0) notifyFailure(restoreText.ended, lostText(lost))
  else notify(restoreText.ended, safe.join(' '))
}

/** Says once to the user who is logged in again what was lost meanwhile. What was kept comes back by itself. */
export async function tellLosses(userId: number): Promise<void> {
  const ended = await readEnded(userId)
  if (!ended) return
  if (ended.lost.length > 0) notifyFailure(restoreText.endedBefore, lostText(ended.lost))
  if (ended.unopened > 0)
    notifyFailure(restoreText.endedBefore, restoreText.lost({ count: ended.unopened }))
  await endedTold(userId)
}

const draftText = (name: string) =>
  name ? restoreText.endedDraft({ name }) : restoreText.endedDraftUnnamed

function lostText(lost: LostChange[]): string {
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
  ].join(' ')
}
