import { lockUser, type ManagedUser } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { useCallback, useState } from 'react'
import { adminText } from '../text/admin.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { dayOf, dayText, sizeText } from '../ui/format.ts'
import { useSignedIn } from '../session/session.ts'
import { notify } from '../ui/toast.tsx'
import { useAction } from '../ui/use-action.ts'
import { GiveCredits } from './give-credits.tsx'

const words = adminText.users

type Props = { user: ManagedUser; onChange: (user: ManagedUser) => void }

/** One account: its counts, and the actions on it. */
export function UserRow({ user, onChange }: Props) {
  const { user: me } = useSignedIn()
  const [asking, setAsking] = useState<'lock' | 'credits' | null>(null)
  const locking = useCallback(
    async (locked: boolean) => {
      const params = { id: String(user.id) }
      onChange(await callEndpoint(lockUser, { params, body: { locked } }))
      notify(
        locked
          ? words.lockedDone({ name: user.username })
          : words.unlockedDone({ name: user.username }),
      )
    },
    [onChange, user.id, user.username],
  )
  const [lock, busy] = useAction(locking, words.notChanged)
  const close = () => setAsking(null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="w-full lg:w-auto lg:min-w-48 lg:flex-1">
        <h3 className="font-semibold wrap-anywhere">
          {user.username}
          {user.isAdmin && <Mark>{words.admin}</Mark>}
          {user.isLocked && <Mark>{words.locked}</Mark>}
        </h3>
        <p className="numbers text-small text-muted">
          {words.facts({
            letters: user.letters,
            size: sizeText(user.bytes),
            credits: user.credits,
          })}
        </p>
        <p className="text-small text-muted">
          {words.since({ day: dayText(dayOf(new Date(user.createdAt))) })}
          {' · '}
          {user.usedAt ? words.used({ day: dayText(dayOf(new Date(user.usedAt))) }) : words.notIn}
        </p>
      </div>
      <div className="-ms-5 flex flex-wrap gap-1 lg:ms-0 lg:-me-5">
        <Button
          look="quiet"
          aria-label={words.giveOf({ name: user.username })}
          onClick={() => setAsking('credits')}
        >
          {words.give}
        </Button>
        {user.id !== me.id && (
          <Button
            look="danger-quiet"
            disabled={busy}
            aria-label={(user.isLocked ? words.unlockOf : words.lockOf)({ name: user.username })}
            onClick={() => (user.isLocked ? void lock(false) : setAsking('lock'))}
          >
            {user.isLocked ? words.unlock : words.lock}
          </Button>
        )}
      </div>
      {asking === 'lock' && (
        <Confirm
          title={words.lockOf({ name: user.username })}
          text={words.lockWhy}
          yes={words.lock}
          onYes={() => void lock(true)}
          onClose={close}
        />
      )}
      {asking === 'credits' && <GiveCredits user={user} onGiven={onChange} onClose={close} />}
    </li>
  )
}

const Mark = ({ children }: { children: string }) => (
  <span className="ms-2 rounded-small bg-sunken px-2 py-0.5 text-small font-medium text-muted">
    {children}
  </span>
)
