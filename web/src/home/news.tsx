import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { SharedNotice } from '../ui/shared-notice.tsx'
import { ComingUp } from './coming-up.tsx'
import { WaitingMailsNotice } from './waiting-mails.tsx'
import { Welcome } from './welcome.tsx'

/** A server that does not answer holds nothing up for longer (milliseconds). */
const patience = 4_000

/**
 * What is new and what is due: all that the first screen knows only from the local database, and from the server. What stands below
 * (`children`) is shown with it, so that nothing moves under a finger; until then there is `meanwhile`.
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
