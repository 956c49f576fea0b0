import { findOpenLetter, type LocalDatabase, readDraft } from '@brieflotse/offline'
import type { ResponseKind } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { responsesText } from '../text/responses.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { textKey } from './responses.ts'

// A separate file: in responses.ts, it would add unused modules to the list of letters.

/** The open response of a kind to a document, live: null if there is none, undefined while loading. */
export function useOpenLetter(documentId: number, kind: ResponseKind) {
  const { db } = useSignedIn()
  const found = useLiveQuery(
    async () => ({ kind, letter: await findOpenLetter(db, documentId, kind) }),
    [db, documentId, kind],
  )
  // ignores the result for the previous kind
  return found?.kind === kind ? found.letter : undefined
}

/**
 * Whether the user has changed the open letter since it was `made`, or has unsaved changes, so that `text` would replace their words. Asks
 * the database, because the screen may not know yet what was saved a moment ago.
 */
export async function isChangedByUser(
  db: LocalDatabase,
  documentId: number,
  kind: ResponseKind,
  { made, text }: { made: string | undefined; text: string },
): Promise<boolean> {
  const letter = await findOpenLetter(db, documentId, kind)
  if (!letter || letter.content === text) return false
  const typed = await readDraft(db, textKey(letter))
  return (letter.content !== made && letter.content !== '') || (typed ?? '') !== ''
}

/** Shows the result of creating a letter as a notice. Throws the server's error. */
export async function notifyMade(db: LocalDatabase, entryId: string | null): Promise<void> {
  const outcome = entryId === null ? 'done' : await entryResult(db, entryId)
  const { generated, generatedLong, generatedWaiting } = responsesText
  notify(generated, outcome === 'waiting' ? generatedWaiting : generatedLong)
}
