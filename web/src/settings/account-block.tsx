import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { useLogout } from '../ui/logout.ts'
import { LogoutQuestion } from '../ui/logout-question.tsx'
import { useSignedIn } from '../ui/session.ts'
import { Block } from './block.tsx'

/** Who is logged in, and the ways out: here, or on every device. */
export function AccountBlock() {
  const { user } = useSignedIn()
  const here = useLogout()
  const everywhere = useLogout({ everywhere: true })
  const busy = here.busy || everywhere.busy
  return (
    <Block title={text.app.account} hint={settingsText.loggedInAs(user.username)}>
      <div className="flex flex-wrap gap-3">
        <Button disabled={busy} onClick={() => void here.ask()}>
          {text.account.logOut}
        </Button>
        <Button look="danger-quiet" disabled={busy} onClick={() => void everywhere.ask()}>
          {text.account.everywhere}
        </Button>
      </div>
      <LogoutQuestion {...here} />
      <LogoutQuestion {...everywhere} everywhere />
    </Block>
  )
}
