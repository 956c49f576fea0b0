import { responseDraftKey, draftWriter } from '@brieflotse/offline'
import { type ResponseKind, responseKinds, type Wishes } from '@brieflotse/writing'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSignedIn } from '../session/session.ts'
import { useFlush } from '../session/use-draft.ts'
import type { Sender } from './sender-fields.tsx'

/** Increase it when the type below changes: drafts of other versions are ignored. */
const version = 1

/**
 * The user's input for a response. It is stored until the letter is ordered or its document is erased, so it survives reloads and crashes.
 * `made`: the created text of each kind, to detect later edits by the user. `isStale`: the input has changed since the letter was created.
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

/** The input of a response, starting from the stored draft `kept` (of any version), and functions that change it. */
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

/** The kind requested by the link that opened the dialog. It applies once: after a reload, the user's own choice counts. */
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

/** The current step of the dialog: the form, the created letter, or its delivery (`mail`, with the letter's key). */
type Place = { at: 'form' } | { at: 'letter' } | { at: 'mail'; letter: string }

const isPlace = (state: unknown): state is Place =>
  typeof state === 'object' && state !== null && 'at' in state

/** The step is part of the history state: it survives a reload, and a newly opened dialog starts at the form. */
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
