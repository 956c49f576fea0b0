import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { AppRoutes } from '../routes.tsx'
import { SessionProvider } from '../session-provider.tsx'
import { ToastRegion } from '../ui/toast-region.tsx'

/** Opens the app at an address, against the fake server and a fresh local database. Gives the user's hands. */
export function startApp(path: string) {
  const user = userEvent.setup()
  render(
    <MemoryRouter initialEntries={[path]}>
      <SessionProvider>
        <AppRoutes />
      </SessionProvider>
      <ToastRegion />
    </MemoryRouter>,
  )
  return user
}
