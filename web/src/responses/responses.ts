import {
  changeLetter,
  eraseLetter,
  findDocument,
  findLetterByKey,
  keyOfLetter,
  listedLetters,
  serverNow,
  type ShownLetter,
  waitingLetters,
} from '@brieflotse/offline'
import {
  compose,
  type LetterDraft,
  factsOf,
  type ResponseKind,
  responseKinds,
  type Wishes,
  writerOf,
} from '@brieflotse/writing'
import type { User } from '@brieflotse/contract'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import { responsesText } from '../text/responses.ts'
import { dayOf } from '../ui/format.ts'
import { entryResult } from '../changes/entry-result.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction, useEachAction } from '../ui/use-action.ts'

/** All response letters, live: those not on the server yet first, then the newest. Undefined while loading. */
export function useLetters(): ShownLetter[] | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(
    async () => [...(await waitingLetters(db)), ...(await listedLetters(db))],
    [db],
  )
}

/** A letter by its number or UUID, live: null if it is not on this device. */
export function useShownLetter(key: string): ShownLetter | null | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(() => findLetterByKey(db, key), [db, key])
}

/** The document that is being answered, live. */
export function useAnswered(id: number) {
  const { db } = useSignedIn()
  return useLiveQuery(() => findDocument(db, id), [db, id])
}

/** The name of a kind of letter; an unknown kind is shown as the server names it. */
export function kindLabel(responseType: string): string {
  const kind = responseKinds.find((known) => known === responseType)
  return kind ? responsesText.kinds[kind] : responseType
}

type Answered = Parameters<typeof factsOf>[0]

/** Composes a letter of a kind to a document, in the same way as the server. */
export function write(
  kind: ResponseKind,
  document: Answered,
  user: User,
  wishes: Wishes,
): LetterDraft {
  return compose(kind, {
    facts: factsOf(document),
    writer: writerOf(user),
    wishes,
    today: dayOf(new Date(serverNow())),
  })
}

/** The draft key for an edited letter. */
export const textKey = (letter: ShownLetter) => `letter:${keyOfLetter(letter)}`

export function useChangeLetter(letter: ShownLetter) {
  const { db } = useSignedIn()
  const change = useCallback(
    async (to: string, whenKept: () => void) => {
      await changeLetter(db, letter, to)
      // only after success, because a failure would lose the typed text
      whenKept()
      notify(responsesText.saved)
    },
    [db, letter],
  )
  return useAction(change, responsesText.saveFailed)
}

export function useEraseLetter() {
  const { db } = useSignedIn()
  const erase = useCallback(
    async (letter: ShownLetter) => {
      const entryId = await eraseLetter(db, letter)
      const outcome = entryId ? await entryResult(db, entryId) : 'done'
      const { erased, erasedLong, erasedWaiting } = responsesText
      notify(erased, outcome === 'waiting' ? erasedWaiting : erasedLong)
    },
    [db],
  )
  return useEachAction(erase, responsesText.eraseFailed, responsesText.eraseFailedLong)
}
