import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { useLogout } from '../session/logout.ts'
import { LogoutQuestion } from '../session/logout-question.tsx'
import { useSignedIn } from '../session/session.ts'
import { Panel } from '../ui/panel.tsx'

/** The current user and the logout button for this device. The list of devices logs out the others. */
export function AccountBlock() {
  const { user } = useSignedIn()
  const { ask, busy, ...question } = useLogout()
  return (
    <Panel
      id="login"
      title={text.app.account}
      hint={settingsText.loggedInAs({ name: user.username })}
    >
      <Button disabled={busy} onClick={() => void ask()}>
        {text.account.logOut}
      </Button>
      <LogoutQuestion {...question} />
    </Panel>
  )
}
