import { currentUser } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { settingsText } from '../text/settings.ts'
import { LinkButton } from '../ui/button.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Panel } from '../ui/panel.tsx'
import { CreditHistory } from './credit-history.tsx'

/** The credits left for posting letters, and a link to buy more. */
export function CreditsBlock() {
  const { db, user } = useSignedIn()
  const { credits } = useLiveQuery(() => currentUser(db), [db]) ?? user
  return (
    <Panel id="posting" title={settingsText.credits.title} hint={settingsText.credits.hint}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="numbers text-title font-bold">{settingsText.credits.balance({ credits })}</p>
        <LinkButton to={paths.credits}>{settingsText.credits.buy}</LinkButton>
      </div>
      <CreditHistory />
    </Panel>
  )
}
