import { GivenTitle, Tag } from '@brieflotse/contract'
import { renameDocument, tagDocument } from '@brieflotse/offline'
import { useCallback } from 'react'
import * as v from 'valibot'
import { editText } from '../../text/edit.ts'
import { changesText } from '../../text/changes.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { failureSentence } from '../../ui/use-action.ts'
import { entryResult } from '../../changes/entry-result.ts'

/** Returns a function that names a document; null removes the name. If the server refuses it, the user gets a notice, and the outbox keeps it. */
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

/** Unlike `useAction`, edits do not wait for each other: the outbox keeps their order. */
async function telling(edit: () => Promise<void>): Promise<void> {
  try {
    await edit()
  } catch (error) {
    notifyFailure(changesText.kinds['edit-document'].stuck, failureSentence(error))
  }
}

/** The name as it is stored, or an error message. */
export function readTitle(typed: string): { title: string } | { error: string } {
  const title = v.safeParse(GivenTitle, typed)
  if (title.success) return { title: title.output }
  return { error: typed.trim() === '' ? editText.titleMissing : editText.titleWrong }
}

/** The tag as it is stored; null if it is invalid. */
export function readTag(typed: string): string | null {
  const tag = v.safeParse(Tag, typed)
  return tag.success ? tag.output : null
}
