import { lazy, Suspense, useCallback, useEffect, useRef, useSyncExternalStore } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { Navigation } from './navigation.tsx'
import { text } from './text/text.ts'
import { paths } from './ui/paths.ts'
import { useSignedIn } from './ui/session.ts'
import { useMedia, wideScreen } from './ui/use-media.ts'
import { usePay } from './ui/use-pay.ts'
import { useRespond } from './ui/use-respond.ts'
import { WaitingNotice } from './waiting/waiting-notice.tsx'

const ResponseDialog = lazy(async () => ({
  default: (await import('./responses/response-dialog.tsx')).ResponseDialog,
}))

const PayDialog = lazy(async () => ({
  default: (await import('./payments/dialog/pay-dialog.tsx')).PayDialog,
}))
const CreditsDialog = lazy(async () => ({
  default: (await import('./payments/credits-dialog.tsx')).CreditsDialog,
}))

/** What stands around every screen of a logged-in user. */
export function Frame() {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const wide = useMedia(wideScreen)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <div className="min-h-dvh print:block! md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
      <a
        href="#content"
        data-screen-only
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-small bg-accent px-4 py-3 font-semibold text-on-accent focus:translate-y-0"
      >
        {text.app.skip}
      </a>
      <Navigation />
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className="min-w-0 pb-[calc(var(--bar)+1.5rem)] md:pb-16"
      >
        <ConnectionStrip />
        {!wide && <WaitingNotice />}
        <Outlet />
        <Responding />
        <Paying />
        <BuyingCredits />
      </main>
    </div>
  )
}

/** The dialog in which a document is answered, over whatever screen asks for it. */
function Responding() {
  const { documentId, close } = useRespond()
  if (documentId === null) return null
  return (
    <Suspense fallback={null}>
      <ResponseDialog key={documentId} documentId={documentId} onClose={close} />
    </Suspense>
  )
}

/** The dialog in which a document is paid. */
function Paying() {
  const { documentId, view, close } = usePay()
  if (documentId === null || view === null) return null
  return (
    <Suspense fallback={null}>
      <PayDialog key={documentId} documentId={documentId} view={view} onClose={close} />
    </Suspense>
  )
}

/** The dialog that sells credits, over the settings. */
function BuyingCredits() {
  const { pathname, hash } = useLocation()
  const navigate = useNavigate()
  const close = useCallback(
    () => void navigate(paths.settings, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  if (pathname + hash !== paths.credits) return null
  return (
    <Suspense fallback={null}>
      <CreditsDialog onClose={close} />
    </Suspense>
  )
}

/** Says when what is shown may not be the newest. */
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
