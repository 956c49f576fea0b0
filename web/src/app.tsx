import { type ComponentType, lazy, Suspense } from 'react'
import { TakeOpenedFiles } from './install/open-files.ts'
import { WatchForUpdates } from './install/update-prompt.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from './session-provider.tsx'
import { Crash } from './ui/crash.tsx'
import { ToastRegion } from './ui/toast-region.tsx'

// loaded after the first screen; a failed load is ignored, because the app works without it
const FollowUser = lazy<ComponentType>(() =>
  import('./follow-user.tsx').then(
    (follow) => ({ default: follow.FollowUser }),
    () => ({ default: () => null }),
  ),
)

export function App() {
  return (
    <Crash>
      <SessionProvider>
        <AppRoutes />
        <WatchForUpdates />
        <TakeOpenedFiles />
      </SessionProvider>
      <ToastRegion />
      <Suspense>
        <FollowUser />
      </Suspense>
    </Crash>
  )
}
