import { type ArrangementRequest, arrangePages, isActedOn } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback, useState } from 'react'
import { stackText } from '../../text/stack.ts'
import { entryResult } from '../../changes/entry-result.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'

/** Whether an arrangement of the pages has not reached the server yet. */
export function useIsArranging(documentId: number): boolean | undefined {
  const { db } = useSignedIn()
  return useLiveQuery(
    async () =>
      (await db.outbox
        .where({ documentId })
        .filter(({ kind }) => kind === 'arrange-document')
        .count()) > 0,
    [db, documentId],
  )
}

type Said = { title: string; hint?: string }

/**
 * Returns a function that arranges pages. If the document has a payment or a response, the user must confirm first: `question` is then the
 * arrangement that waits for the confirmation.
 */
export function useArrange(documentId: number, onEnd: () => void = () => {}) {
  const { db } = useSignedIn()
  const [question, setQuestion] = useState<{ wish: ArrangementRequest; said: Said } | null>(null)
  const carryOut = useCallback(
    async (wish: ArrangementRequest, { title, hint }: Said) => {
      const outcome = await entryResult(db, await arrangePages(db, documentId, wish))
      notify(title, outcome === 'waiting' ? stackText.waiting : hint)
      onEnd()
    },
    [db, documentId, onEnd],
  )
  const [run, busy] = useAction(carryOut, stackText.failed)
  const arrange = async (wish: ArrangementRequest, said: Said) => {
    const ids = wish.does === 'join' ? [wish.other] : [documentId]
    const parts = wish.does === 'letters' ? wish.letters.length : 2
    const isAsked = wish.does !== 'undo' && parts > 1 && (await isActedOn(db, ids[0]!))
    if (isAsked) setQuestion({ wish, said })
    else await run(wish, said)
  }
  const goOn = () => {
    if (!question || question.wish.does === 'undo') return
    void run({ ...question.wish, sure: true }, question.said)
  }
  return { arrange, busy, question, goOn, stop: () => setQuestion(null) }
}
