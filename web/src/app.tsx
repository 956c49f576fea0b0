import { AskBackgroundSync } from './install/background-sync.ts'
import { KeepStorage } from './install/keep-storage.ts'
import { TakeOpenedFiles } from './install/open-files.ts'
import { WatchForUpdates } from './install/update-prompt.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from './session-provider.tsx'
import { Crash } from './ui/crash.tsx'
import { ToastRegion } from './ui/toast-region.tsx'

export function App() {
  return (
    <Crash>
      <SessionProvider>
        <AppRoutes />
        <WatchForUpdates />
        <KeepStorage />
        <AskBackgroundSync />
        <TakeOpenedFiles />
      </SessionProvider>
      <ToastRegion />
    </Crash>
  )
}
