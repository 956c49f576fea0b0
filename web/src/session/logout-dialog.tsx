import { logoutText } from '../text/logout.ts'
import { text } from '../text/text.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { LogoutConfirmation, Losses } from './logout.ts'

/** Lists the unsent data that a logout would delete, or says that there is none. */
export function LogoutDialog({
  losses,
  run,
  stay,
  everywhere = false,
}: LogoutConfirmation & { losses: Losses }) {
  const { title, nothingWaits, stillWaitingTitle, everywhereTitle, everywhereText } = logoutText
  const lost = sentences(losses)
  const isHarmless = lost.length === 0
  const said = everywhere ? [everywhereText, ...lost] : isHarmless ? [nothingWaits] : lost
  return (
    <ConfirmDialog
      title={!isHarmless ? stillWaitingTitle : everywhere ? everywhereTitle : title}
      text={said.join(' ')}
      yes={
        !isHarmless
          ? logoutText.logoutAnyway
          : everywhere
            ? text.account.everywhere
            : text.account.logOut
      }
      look={isHarmless && !everywhere ? 'primary' : 'danger'}
      no={logoutText.stay}
      onYes={() => void run()}
      onClose={stay}
    />
  )
}

function sentences({ changes, drafts, shares }: Losses): string[] {
  const { stillWaiting, draftsLost, sharesLost } = logoutText
  return [
    changes > 0 ? stillWaiting({ count: changes }) : '',
    shares > 0 ? sharesLost({ count: shares }) : '',
    drafts > 0 ? draftsLost : '',
  ].filter((sentence) => sentence !== '')
}
