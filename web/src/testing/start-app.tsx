import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, MemoryRouter } from 'react-router-dom'
import { AppRoutes } from '../routes.tsx'
import { SessionProvider } from '../session-provider.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'

const app = (
  <>
    <SessionProvider>
      <AppRoutes />
    </SessionProvider>
    <ToastRegion />
  </>
)

/** Opens the app at a path with the fake server and an empty local database. Returns a `userEvent` instance. */
export function startApp(path: string) {
  const user = userEvent.setup()
  render(<MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>)
  return user
}

/** The same with the browser's history, for tests that go back. */
export function startAppInWindow(path: string) {
  const user = userEvent.setup()
  history.replaceState(null, '', path)
  render(<BrowserRouter>{app}</BrowserRouter>)
  return user
}
