import { lazy } from 'react'
import { text } from './text/text.ts'
import { LinkButton } from './ui/button.tsx'
import { OpenWater } from './ui/drawings/scenes.tsx'
import { paths } from './ui/paths.ts'
import { useSessionHandle } from './session/session.ts'
import { Spinner } from './ui/spinner.tsx'

const Frame = lazy(async () => ({ default: (await import('./signed-in.ts')).AppFrame }))

/** The "not found" screen. Logged-in users keep the navigation. */
export function NotFoundScreen() {
  const { session } = useSessionHandle()
  if (session.state === 'resolving') {
    return <Spinner label={text.app.loading} className="min-h-dvh" />
  }
  if (session.state === 'in') {
    return (
      <Frame>
        <NotFound className="min-h-[calc(100dvh-var(--bar)-1.5rem)] md:min-h-[calc(100dvh-4rem)]" />
      </Frame>
    )
  }
  return (
    <main tabIndex={-1}>
      <NotFound className="min-h-dvh" />
    </main>
  )
}

function NotFound({ className }: { className: string }) {
  return (
    <div
      className={`grid place-content-center justify-items-center gap-4 p-6 text-center ${className}`}
    >
      <title>{`${text.app.notFound} · ${text.app.name}`}</title>
      <OpenWater className="w-44" />
      <h1 className="text-display">{text.app.notFound}</h1>
      <p className="text-muted">{text.app.notFoundHint}</p>
      <LinkButton look="primary" to={paths.home} className="mt-2">
        {text.app.toHome}
      </LinkButton>
    </div>
  )
}
