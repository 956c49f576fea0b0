import { loadInbox } from '@brieflotse/offline'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { SharedNotice } from '../session/shared-notice.tsx'
import { ComingUp } from './coming-up.tsx'
import { Welcome } from './welcome.tsx'
import { forwardingText } from '../text/forwarding.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'

/** How long the screen waits at most for its data (milliseconds). */
const patience = 4_000

/**
 * The parts of the home screen that need the local database or the server. They appear together with the content below (`children`), so
 * that nothing moves under a finger; until then, `meanwhile` is shown.
 */
export function News({ meanwhile, children }: { meanwhile: ReactNode; children: ReactNode }) {
  const [known, setKnown] = useState(false)
  const show = useCallback(() => setKnown(true), [])
  useEffect(() => {
    const timer = setTimeout(show, patience)
    return () => clearTimeout(timer)
  }, [show])
  return (
    <>
      {!known && meanwhile}
      <div hidden={!known}>
        <Welcome />
        <SharedNotice className="mt-8" />
        <WaitingMailsNotice />
        <ComingUp onKnown={show} />
        {children}
      </div>
    </>
  )
}

/** Tells that forwarded mails wait for a decision, with a link. Offline it renders nothing, because only the server knows them. */
function WaitingMailsNotice() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let current = true
    const look = () => {
      if (document.visibilityState === 'hidden') return
      loadInbox().then(
        ({ mails }) => current && setCount(mails.length),
        () => {},
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (count === 0) return null
  return (
    <Link
      to={paths.forwarding}
      className="mt-4 flex min-h-11 flex-wrap items-center gap-3 rounded-box border border-must-line bg-must-wash px-5 py-3.5 text-must"
    >
      <Icon name="letter" />
      <span className="numbers min-w-[min(100%,8rem)] flex-1">
        <span className="block font-semibold">{forwardingText.waiting({ count })}</span>
        <span className="block text-small">{forwardingText.waitingHint}</span>
      </span>
      <Icon name="right" className="size-5" />
    </Link>
  )
}
