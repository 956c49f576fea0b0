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

/** Opens the app at an address, against the fake server and a fresh local database. Gives the user's hands. */
export function startApp(path: string) {
  const user = userEvent.setup()
  render(<MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>)
  return user
}

/** The same with the history of the window, for who goes back in it. */
export function startAppInWindow(path: string) {
  const user = userEvent.setup()
  history.replaceState(null, '', path)
  render(<BrowserRouter>{app}</BrowserRouter>)
  return user
}
