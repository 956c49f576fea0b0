import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { SharedNotice } from '../session/shared-notice.tsx'
import { ComingUp } from './coming-up.tsx'
import { WaitingMailsNotice } from './waiting-mails.tsx'
import { Welcome } from './welcome.tsx'

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
