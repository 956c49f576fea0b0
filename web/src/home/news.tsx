import { SharedNotice } from '../ui/shared-notice.tsx'
import { ComingUp } from './coming-up.tsx'
import { WaitingMails } from './waiting-mails.tsx'
import { Welcome } from './welcome.tsx'

/** What is new and what is due: all that the first screen knows only from the local database, and from the server. */
export function News() {
  return (
    <>
      <Welcome />
      <SharedNotice className="mt-8" />
      <WaitingMails />
      <ComingUp />
    </>
  )
}
