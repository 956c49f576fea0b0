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
import { entryResult } from '../ui/entry-result.ts'
import { useSignedIn } from '../ui/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'

/** Response letters, live, newest first; those that are not on the server yet come first. Undefined while they are looked up. */
export function useLetters(): ShownLetter[] | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(
    async () => [...(await waitingLetters(db)), ...(await listedLetters(db))],
    [db],
  )
}

/** A letter by its number or UUID, live: null when it is not on this device. */
export function useShownLetter(key: string): ShownLetter | null | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(() => findLetterByKey(db, key), [db, key])
}

/** The document that is answered, live. */
export function useAnswered(id: number) {
  const { db } = useSignedIn()
  return useLiveQuery(() => findDocument(db, id), [db, id])
}

/** What a kind of letter is called; a kind that this version does not know, by its own word. */
export function kindLabel(responseType: string): string {
  const kind = responseKinds.find((known) => known === responseType)
  return kind ? responsesText.kinds[kind] : responseType
}

type Answered = Parameters<typeof factsOf>[0]

/** The letter of a kind to a document, as the server would write it. */
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

/** Where the text of a letter lies while it is changed. */
export const textKey = (letter: ShownLetter) => `letter:${keyOfLetter(letter)}`

export function useChangeLetter(letter: ShownLetter) {
  const { db } = useSignedIn()
  const change = useCallback(
    async (to: string, whenKept: () => void) => {
      await changeLetter(db, letter, to)
      // not when it fails: what was typed would be lost
      whenKept()
      notify(responsesText.saved)
    },
    [db, letter],
  )
  return useAction(change, responsesText.saveFailed)
}

/** Erases a letter for good. */
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
  return useAction(erase, responsesText.eraseFailed, responsesText.eraseFailedLong)[0]
}
