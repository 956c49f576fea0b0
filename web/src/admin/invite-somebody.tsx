import { inviteSomebody } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { adminText } from '../text/admin.ts'
import { Button } from '../ui/button.tsx'
import { momentText } from '../ui/format.ts'
import { useAction } from '../ui/use-action.ts'

const words = adminText.users

/** Creates an invitation link with which one person can register. */
export function InviteSomebody() {
  const [made, setMade] = useState<{ address: string; until: string } | null>(null)
  const make = useCallback(async () => setMade(await callEndpoint(inviteSomebody)), [])
  const [run, busy] = useAction(make, words.notInvited)
  return (
    <div className="mt-5 grid justify-items-start gap-2">
      <Button disabled={busy} onClick={() => void run()}>
        {words.invite}
      </Button>
      <div role="status" className="empty:hidden">
        {made && (
          <p>
            {words.invited({ until: momentText(made.until) })}{' '}
            <bdi dir="ltr" className="[overflow-wrap:anywhere]">
              {made.address}
            </bdi>
          </p>
        )}
      </div>
    </div>
  )
}
