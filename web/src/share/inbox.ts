import { AppError, type Inbox, type MailDecision } from '@brieflotse/contract'
import { decideAboutMail, forgetMailSender, loadInbox } from '@brieflotse/offline'
import { useCallback, useEffect, useState } from 'react'
import { forwardingText } from '../text/forwarding.ts'
import { failureSentence } from '../ui/use-action.ts'

/** Polling intervals in milliseconds: normal, and while the server is processing mails. */
const calm = 20_000
const atWork = 2_500

export type InboxView = {
  /** Null until the first load. */
  inbox: Inbox | null
  /** Why it could not be loaded. */
  problem: string | null
  look: () => void
  decide: (id: number, decision: MailDecision) => Promise<void>
  forget: (senderId: number) => Promise<void>
}

/** The mails that wait for a decision, polled while the screen is visible. Not available offline. */
export function useInbox(): InboxView {
  const [inbox, setInbox] = useState<Inbox | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [round, setRound] = useState(0)
  const look = useCallback(() => setRound((before) => before + 1), [])
  const show = useCallback((found: Inbox) => {
    setInbox(found)
    setProblem(null)
  }, [])

  useEffect(() => {
    let current = true
    loadInbox()
      .then((found) => current && show(found))
      .catch((error: unknown) => {
        if (current) setProblem(isOffline(error) ? forwardingText.offline : reason(error))
      })
    return () => {
      current = false
    }
  }, [round, show])
  useEffect(() => {
    const again = () => document.visibilityState === 'visible' && look()
    const timer = setInterval(again, inbox && inbox.inWork > 0 ? atWork : calm)
    globalThis.addEventListener('online', again)
    document.addEventListener('visibilitychange', again)
    return () => {
      clearInterval(timer)
      globalThis.removeEventListener('online', again)
      document.removeEventListener('visibilitychange', again)
    }
  }, [look, inbox])

  return {
    inbox,
    problem,
    look,
    decide: useCallback(
      async (id: number, decision: MailDecision) => show(await decideAboutMail(id, decision)),
      [show],
    ),
    forget: useCallback(async (id: number) => show(await forgetMailSender(id)), [show]),
  }
}

const isOffline = (error: unknown) => error instanceof AppError && error.code === 'offline'
const reason = (error: unknown) => failureSentence(error)?.text ?? forwardingText.notLoaded
