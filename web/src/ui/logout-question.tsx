import { text } from '../text/text.ts'
import { Confirm } from './confirm.tsx'
import type { Losses, useLogout } from './logout.ts'

type Props = Pick<ReturnType<typeof useLogout>, 'losses' | 'run' | 'stay'> & {
  everywhere?: boolean
}

/** Says what logging out takes from this device, before it does. */
export function LogoutQuestion({ losses, run, stay, everywhere = false }: Props) {
  if (!losses) return null
  const lost = sentences(losses)
  return (
    <Confirm
      title={lost.length > 0 ? text.account.stillWaitingTitle : text.account.everywhereTitle}
      text={[everywhere ? text.account.everywhereText : '', ...lost].filter(Boolean).join(' ')}
      yes={lost.length > 0 ? text.account.logoutAnyway : text.account.everywhere}
      no={text.account.stay}
      onYes={() => void run()}
      onClose={stay}
    />
  )
}

function sentences({ changes, drafts, shares }: Losses): string[] {
  const { stillWaiting, draftsLost, sharesLost } = text.account
  return [
    changes > 0 ? stillWaiting(changes) : '',
    shares > 0 ? sharesLost(shares) : '',
    drafts > 0 ? draftsLost : '',
  ].filter((sentence) => sentence !== '')
}
