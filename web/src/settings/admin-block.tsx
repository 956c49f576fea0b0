import { currentUser } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { settingsText } from '../text/settings.ts'
import { LinkButton } from '../ui/button.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Panel } from '../ui/panel.tsx'

const words = settingsText.admin

/** A link to the admin screen; renders nothing for other users. */
export function AdminBlock() {
  const { db, user } = useSignedIn()
  const { isAdmin } = useLiveQuery(() => currentUser(db), [db]) ?? user
  if (!isAdmin) return null
  return (
    <Panel id="server" title={words.title} hint={words.hint}>
      <LinkButton to={paths.admin()}>{words.open}</LinkButton>
    </Panel>
  )
}
