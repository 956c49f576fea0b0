import { responseDraftKey, draftWriter } from '@brieflotse/offline'
import { type ResponseKind, responseKinds, type Wishes } from '@brieflotse/writing'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignedIn } from '../ui/session.ts'
import { useFlush } from '../ui/use-draft.ts'
import type { Sender } from './sender-fields.tsx'

/** Raised when the shape below changes: what an earlier version wrote down is left then. */
const version = 1

/**
 * What the user has chosen and said for an answer. It survives closing the dialog, a reload and a crash, until the letter is ordered or its
 * document is gone. `made`: the text of each kind as it was written, by which one that the user changed is known. `isStale`: something
 * was said since.
 */
export type Answering = {
  version: typeof version
  kind: ResponseKind
  wishes: Wishes
  sender: Sender
  withCopy: boolean
  made: Partial<Record<ResponseKind, string>>
  isStale: boolean
}

const blank: Answering = {
  version,
  kind: 'confirmation',
  wishes: {},
  sender: {},
  withCopy: false,
  made: {},
  isStale: false,
}

const isAnswering = (kept: unknown): kept is Answering =>
  typeof kept === 'object' && kept !== null && 'version' in kept && kept.version === version

/** An answer as it was begun (`kept`, of whatever version), and what changes it. */
export function useAnswering(documentId: number, kept: unknown) {
  const { db } = useSignedIn()
  const wanted = useWantedKind()
  const writer = useMemo(() => draftWriter(db, responseDraftKey(documentId)), [db, documentId])
  useFlush(writer)
  const [answering, setAnswering] = useState<Answering>(() => {
    const start = isAnswering(kept) ? kept : blank
    return { ...start, ...(wanted && { kind: wanted }) }
  })
  const newest = useRef(answering)
  const change = useCallback(
    (more: Partial<Answering>) => {
      newest.current = { ...newest.current, ...more }
      setAnswering(newest.current)
      writer.write(newest.current)
    },
    [writer],
  )
  useEffect(() => {
    if (wanted) change({ kind: wanted })
  }, [wanted, change])
  const drop = useCallback(() => void writer.drop(), [writer])
  return { answering, change, drop }
}

/** The kind that whoever opened the dialog asked for, once: after a reload the user's own choice counts. */
function useWantedKind(): ResponseKind | null {
  const { state, go } = useStep()
  const kind = typeof state === 'object' && state !== null && 'kind' in state ? state.kind : null
  const asked = responseKinds.find((one) => one === kind) ?? null
  const [wanted] = useState(asked)
  useEffect(() => {
    if (asked) go({ at: 'form' })
  }, [asked, go])
  return wanted
}

/** Where the user is in the dialog: at the letter that was made, or at posting it (`mail`: its key). Otherwise at the form. */
type Place = { at: 'form' } | { at: 'letter' } | { at: 'mail'; letter: string }

const isPlace = (state: unknown): state is Place =>
  typeof state === 'object' && state !== null && 'at' in state

/** The place stands in the state of the address: a reload keeps it, and who opens the dialog begins at its top. */
export function useStep() {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const place: Place = isPlace(state) ? state : { at: 'form' }
  const go = useCallback(
    (to: Place) =>
      void navigate(
        { pathname, search, hash },
        { replace: true, state: to, preventScrollReset: true },
      ),
    [navigate, pathname, search, hash],
  )
  return { state: state as unknown, place, go }
}
