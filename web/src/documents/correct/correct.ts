import type { Correction, Fact } from '@brieflotse/contract'
import { changeKey } from '@brieflotse/letter'
import { correctDocument, type WantedCorrection } from '@brieflotse/offline'
import { type CorrectableKind, correctableKinds, keyOf } from '@brieflotse/reading/facts'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import { correctText } from '../../text/correct.ts'
import { changesText } from '../../text/changes.ts'
import { entryResult } from '../../changes/entry-result.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify, notifyFailure } from '../../ui/toast.tsx'
import { failureSentence } from '../../ui/use-action.ts'

/** Returns a function that saves or withdraws a correction. If the server refuses it, the user gets a notice, and the outbox keeps it. */
export function useCorrect(documentId: number) {
  const { db } = useSignedIn()
  return useCallback(
    async (wanted: WantedCorrection) => {
      try {
        const entryId = await correctDocument(db, documentId, wanted)
        const outcome = entryId ? await entryResult(db, entryId) : 'done'
        const said = wanted.field === 'answer' ? correctText.answerSaved : correctText.saved
        const title = wanted.to === null ? correctText.takenBack : said
        notify(title, outcome === 'waiting' ? correctText.later : undefined)
      } catch (error) {
        notifyFailure(changesText.kinds['edit-document'].stuck, failureSentence(error))
      }
    },
    [db, documentId],
  )
}

/** The keys of the corrections that the server has not confirmed yet. */
export function useWaitingKeys(documentId: number): Set<string> {
  const { db } = useSignedIn()
  const keys = useLiveQuery(async () => {
    const entries = await db.outbox.where({ documentId }).toArray()
    return entries.flatMap(({ changes = [] }) => changes.map(changeKey))
  }, [db, documentId])
  return new Set(keys)
}

/** The change that withdraws a correction. */
export function withdrawn(correction: Correction): WantedCorrection {
  const { value: _value, ...about } = correction
  return { ...about, to: null }
}

/** Whether a fact is of a kind that can be corrected. */
export function isCorrectable(kind: Fact['kind']): kind is CorrectableKind {
  return correctableKinds.some((other) => other === kind)
}

/** The value that was read before the user corrected it, by which the server identifies the correction. */
export function wasOf(fact: Fact | null, corrections: Correction[]): string | null {
  if (fact === null) return null
  const own = corrections.find(
    (one) => one.field === 'fact' && one.kind === fact.kind && one.value === fact.value,
  )
  return own?.field === 'fact' ? own.was : fact.value
}

/** The user's correction of a fact, if there is one. */
export function ownOf(
  kind: CorrectableKind,
  was: string | null,
  corrections: Correction[],
): Correction | null {
  const key = keyOf({ field: 'fact', kind, was })
  return corrections.find((one) => keyOf(one) === key) ?? null
}
