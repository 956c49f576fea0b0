import { lazy, Suspense } from 'react'
import { NavLink } from 'react-router-dom'
import { UpdatePrompt } from './install/update-prompt.tsx'
import { text } from './text/text.ts'
import { Icon, type IconName } from './ui/drawings/icon.tsx'
import { Logo } from './ui/drawings/logo.tsx'
import { useLogout } from './session/logout.ts'
import { LogoutQuestion } from './session/logout-question.tsx'
import { paths } from './ui/paths.ts'
import { useMedia, wideScreen } from './ui/use-media.ts'
import { WaitingNotice } from './waiting/waiting-notice.tsx'
import { aMomentLater } from './a-moment-later.ts'

const entries: { to: string; label: string; icon: IconName }[] = [
  { to: paths.home, label: text.app.home, icon: 'home' },
  { to: paths.upload, label: text.app.upload, icon: 'upload' },
  { to: paths.documents, label: text.app.documents, icon: 'documents' },
  { to: paths.due, label: text.app.due, icon: 'calendar' },
]

const entry =
  'relative flex min-h-14 min-w-0 flex-1 flex-col items-center justify-center gap-0.5 rounded-small text-[min(0.8125rem,3.6vw)] leading-snug font-medium text-muted transition-colors duration-150 hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-accent md:min-h-11 md:w-full md:flex-none md:flex-row md:justify-start md:gap-3 md:px-3 md:text-base md:hover:bg-sunken md:aria-[current=page]:bg-accent-wash'

/** The navigation: a bottom bar on phones, a side panel with logout from 768 px. */
export function Navigation() {
  const logout = useLogout()
  const account = useLogout({ always: true })
  const wide = useMedia(wideScreen)
  return (
    <div
      data-screen-only
      data-bar
      className="fixed inset-x-0 bottom-0 z-30 flex flex-col-reverse bg-surface pb-[env(safe-area-inset-bottom)] md:sticky md:inset-auto md:top-0 md:h-dvh md:flex-col md:overflow-y-auto md:border-e md:border-line md:bg-page"
    >
      <nav
        aria-label={text.app.navigation}
        className="flex border-t border-line px-0.5 md:flex-1 md:flex-col md:gap-1 md:border-t-0 md:p-4"
      >
        <span className="mb-6 hidden items-center gap-3 px-2 pt-2 text-lead font-bold md:flex">
          <Logo className="size-9" />
          {text.app.name}
        </span>
        {entries.map(({ to, label, icon }) => (
          <NavLink key={to} to={to} end={to === paths.home} className={entry}>
            <Icon name={icon} />
            {label}{' '}
            {to === paths.due && (
              <LateBadge className="absolute start-1/2 top-0.5 ms-1 min-w-5 md:static md:ms-auto md:min-w-6" />
            )}
          </NavLink>
        ))}
        <button type="button" className={entry} onClick={account.ask} disabled={account.busy}>
          <Icon name="account" />
          {text.app.account}
        </button>
        <NavLink to={paths.settings} className={`${entry} hidden! md:mt-auto md:flex!`}>
          <Icon name="settings" />
          {text.app.settings}
        </NavLink>
        <button
          type="button"
          className={`${entry} hidden! md:flex!`}
          onClick={logout.ask}
          disabled={logout.busy}
        >
          <Icon name="logout" />
          {text.app.logout}
        </button>
      </nav>
      {wide && <WaitingNotice className="md:px-4 md:pb-3" />}
      <UpdatePrompt />
      <LogoutQuestion {...account} />
      <LogoutQuestion {...logout} />
    </div>
  )
}

const LateCount = lazy(async () => {
  await aMomentLater()
  return { default: (await import('./due/late-count.tsx')).LateCount }
})

/** The number of overdue deadlines; its code is loaded after the first screen. */
function LateBadge({ className }: { className: string }) {
  return (
    <Suspense>
      <LateCount className={className} />
    </Suspense>
  )
}
