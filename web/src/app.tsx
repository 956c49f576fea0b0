import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { TakeOpenedFiles } from './install/open-files.ts'
import { WatchForUpdates } from './install/update-prompt.tsx'
import { AppRoutes } from './routes.tsx'
import { SessionProvider } from './session-provider.tsx'
import { ToastRegion } from './ui/toast-region.tsx'
import { text } from './text/text.ts'
import { Button } from './ui/button.tsx'

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

type Props = { children: ReactNode }

/** Catches errors thrown by a screen, and shows a reload button instead of a blank page. */
class Crash extends Component<Props, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
        <h1 className="text-title">{text.app.crashed}</h1>
        <p className="max-w-md text-muted">
          {navigator.onLine ? text.app.crashedHint : text.app.chunkFailed}
        </p>
        <Button look="primary" onClick={() => location.reload()}>
          {text.app.reload}
        </Button>
      </main>
    )
  }
}
