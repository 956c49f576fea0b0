import { text } from './text/text.ts'
import { LinkButton } from './ui/button.tsx'
import { OpenWater } from './ui/drawings/scenes.tsx'
import { paths } from './ui/paths.ts'

export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-4 p-6 text-center">
      <title>{`${text.app.notFound} · ${text.app.name}`}</title>
      <OpenWater className="w-44" />
      <h1 className="text-display">{text.app.notFound}</h1>
      <p className="text-muted">{text.app.notFoundHint}</p>
      <LinkButton look="primary" to={paths.home} className="mt-2">
        {text.app.toHome}
      </LinkButton>
    </main>
  )
}
