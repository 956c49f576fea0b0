import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { RestoreScreen } from './restore-screen.tsx'
import { text } from './text/text.ts'
import { paths } from './ui/paths.ts'
import { useSessionHandle } from './ui/session.ts'
import { Spinner } from './ui/spinner.tsx'

/** Lets logged-in users pass; others go to the login page, which brings them back here afterwards. */
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
  return <Outlet />
}
