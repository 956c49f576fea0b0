import {
  findOpenLetter,
  type LocalDatabase,
  readDraft,
  type ShownLetter,
} from '@brieflotse/offline'
import type { ResponseKind } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { responsesText } from '../text/responses.ts'
import { entryResult } from '../ui/entry-result.ts'
import { useSignedIn } from '../ui/session.ts'
import { notify } from '../ui/toast.tsx'
import { textKey } from './responses.ts'

// Apart from what the list of letters needs: it would bring the list files that it does not use.

/** The open letter of a kind to a document, live: null where there is none, undefined while it is looked up. */
export function useOpenLetter(documentId: number, kind: ResponseKind) {
  const { db } = useSignedIn()
  const found = useLiveQuery(
    async () => ({ kind, letter: await findOpenLetter(db, documentId, kind) }),
    [db, documentId, kind],
  )
  // what was found for another kind is shown until this one is
  return found?.kind === kind ? found.letter : undefined
}

/** Whether the user has changed a letter since it was `made`, or is about to. */
export async function isChangedByUser(
  db: LocalDatabase,
  letter: ShownLetter,
  made: string | undefined,
): Promise<boolean> {
  const typed = await readDraft(db, textKey(letter))
  return (letter.content !== made && letter.content !== '') || (typed ?? '') !== ''
}

/** Tells how a letter that was written has ended up. Throws what the server refused. */
export async function notifyMade(db: LocalDatabase, entryId: string | null): Promise<void> {
  const outcome = entryId === null ? 'done' : await entryResult(db, entryId)
  const { generated, generatedLong, generatedWaiting } = responsesText
  notify(generated, outcome === 'waiting' ? generatedWaiting : generatedLong)
}
