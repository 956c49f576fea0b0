import { inviteSomebody, listUsers, type ManagedUser } from '@brieflotse/contract'
import { callEndpoint } from '@brieflotse/offline'
import { type FormEvent, useCallback, useState } from 'react'
import { adminText } from '../text/admin.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { useAction } from '../ui/use-action.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import { Panel } from '../ui/panel.tsx'
import { UserRow } from './user-row.tsx'
import { momentText } from '../ui/format.ts'

const words = adminText.users

/** The accounts of this server, without any content of their letters. */
export function UsersSection() {
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useState('')
  const load = useCallback(() => callEndpoint(listUsers, { querystring: { search } }), [search])
  const { state, show, again } = useLoaded(load)
  const loadMore = useCallback(async () => {
    if (typeof state !== 'object') return
    const after = String(state.users.at(-1)?.id ?? 0)
    const next = await callEndpoint(listUsers, { querystring: { search, after } })
    show({ ...next, users: [...state.users, ...next.users] })
  }, [search, show, state])
  const [more, loading] = useAction(loadMore, words.notLoaded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSearch(typed.trim())
  }
  const change = (user: ManagedUser) => {
    if (typeof state !== 'object') return
    show({ ...state, users: state.users.map((one) => (one.id === user.id ? user : one)) })
  }
  return (
    <Panel title={words.title} hint={words.hint}>
      <form role="search" onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <Field
          type="search"
          label={words.search}
          value={typed}
          autoComplete="off"
          className="min-w-48 flex-1"
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" className="min-h-12">
          {words.find}
        </Button>
      </form>
      <div className="mt-5">
        <Loaded state={state} again={again}>
          {({ users, count, more: isMore }) => (
            <>
              <p role="status" className="numbers text-small text-muted">
                {words.count({ count })}
              </p>
              <ul className="mt-2 divide-y divide-line border-y border-line">
                {users.map((user) => (
                  <UserRow key={user.id} user={user} onChange={change} />
                ))}
              </ul>
              {isMore && (
                <Button className="mt-4" disabled={loading} onClick={() => void more()}>
                  {words.more}
                </Button>
              )}
            </>
          )}
        </Loaded>
      </div>
      <InviteSomebody />
    </Panel>
  )
}

/** Creates an invitation link with which one person can register. */
function InviteSomebody() {
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
