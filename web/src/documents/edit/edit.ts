import { GivenTitle, Tag } from '@brieflotse/contract'
import { renameDocument, tagDocument } from '@brieflotse/offline'
import { useCallback } from 'react'
import * as v from 'valibot'
import { editText } from '../../text/edit.ts'
import { changesText } from '../../text/changes.ts'
import { useSignedIn } from '../../ui/session.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { failureSentence } from '../../ui/use-action.ts'
import { entryResult } from '../../ui/entry-result.ts'

/** Gives a document a name, or takes it away again with null. What the server refuses is told, and stays in the list of what waits. */
export function useRename() {
  const { db } = useSignedIn()
  return useCallback(
    (id: number, title: string | null) =>
      telling(async () => {
        const entryId = await renameDocument(db, id, title)
        if (!entryId) return
        const outcome = await entryResult(db, entryId)
        notify(editText.renamed, outcome === 'waiting' ? editText.sentLater : undefined)
      }),
    [db],
  )
}

export function useTagging() {
  const { db } = useSignedIn()
  return useCallback(
    (id: number, change: (tags: string[]) => string[]) =>
      telling(async () => {
        const entryId = await tagDocument(db, id, change)
        if (entryId) await entryResult(db, entryId)
      }),
    [db],
  )
}

/** Other than most actions, an edit does not wait for the one before: the outbox keeps them in order. */
async function telling(edit: () => Promise<void>): Promise<void> {
  try {
    await edit()
  } catch (error) {
    notifyFailure(changesText.kinds['edit-document'].stuck, failureSentence(error))
  }
}

/** The name as it is kept, or what is wrong with it. */
export function readTitle(typed: string): { title: string } | { error: string } {
  const title = v.safeParse(GivenTitle, typed)
  if (title.success) return { title: title.output }
  return { error: typed.trim() === '' ? editText.titleMissing : editText.titleWrong }
}

/** The tag as it is kept; null for one that cannot be. */
export function readTag(typed: string): string | null {
  const tag = v.safeParse(Tag, typed)
  return tag.success ? tag.output : null
}
