import { lazy, type ReactNode, Suspense } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { text } from './text/text.ts'
import { aMomentLater } from './a-moment-later.ts'
import { paths } from './ui/paths.ts'
import { useSessionHandle } from './session/session.ts'
import { Spinner } from './ui/spinner.tsx'

const BackgroundTasks = lazy(async () => {
  await aMomentLater()
  const { BackgroundTasks: Here } = await import('./background-tasks.tsx').catch(() => ({
    BackgroundTasks: Nothing,
  }))
  return { default: Here }
})
// loaded on demand, because users rarely need it
const RestoreScreen = lazy(async () => ({
  default: (await import('./restore-screen.tsx')).RestoreScreen,
}))

/** The fallback if this code could not be loaded; the screens work without it. */
function Nothing(): ReactNode {
  return null
}

/** Renders its routes for logged-in users, and redirects others to the login page, which returns them afterwards. */
export function ProtectedRoute() {
  const { session } = useSessionHandle()
  const { pathname, search } = useLocation()
  if (session.state === 'resolving') {
    return <Spinner label={text.app.loading} className="min-h-dvh" />
  }
  if (session.state === 'broken') return <RestoreScreen />
  if (session.state === 'out') {
    const back = session.left ? null : { back: pathname + search }
    return <Navigate to={paths.auth} replace state={back} />
  }
  return (
    <>
      <Outlet />
      <Suspense>
        <BackgroundTasks />
      </Suspense>
    </>
  )
}
