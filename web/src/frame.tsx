import { type ReactNode, useSyncExternalStore } from 'react'
import { Outlet } from 'react-router-dom'
import { Dialogs } from './dialogs.tsx'
import { Navigation } from './navigation.tsx'
import { text } from './text/text.ts'
import { useSignedIn } from './session/session.ts'
import { useMedia, wideScreen } from './ui/use-media.ts'
import { WaitingNotice } from './waiting/waiting-notice.tsx'

/** The frame around every screen of a logged-in user. Renders the current route, or `children` instead. */
export function AppFrame({ children = <Outlet /> }: { children?: ReactNode }) {
  const wide = useMedia(wideScreen)

  return (
    <div className="min-h-dvh print:block! md:grid md:grid-cols-[min(15rem,33%)_minmax(0,1fr)]">
      <a
        href="#content"
        data-screen-only
        className="fixed top-2 start-2 z-50 -translate-y-20 rounded-small bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {text.app.skip}
      </a>
      <Navigation />
      <main id="content" tabIndex={-1} className="min-w-0 pb-[calc(var(--bar)+1.5rem)] md:pb-16">
        <ConnectionStrip />
        {!wide && <WaitingNotice />}
        {children}
        <Dialogs />
      </main>
    </div>
  )
}

/** Tells when the data on the screen may be outdated. */
function ConnectionStrip() {
  const { sync } = useSignedIn()
  const state = useSyncExternalStore(sync.subscribe, sync.getState)
  return (
    <div role="status">
      {state === 'offline' && (
        <p className="bg-sunken px-4 py-2 text-center text-small text-muted">{text.app.offline}</p>
      )}
    </div>
  )
}
