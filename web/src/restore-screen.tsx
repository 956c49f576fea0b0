import { useCallback } from 'react'
import { restoreText } from './text/restore.ts'
import { text } from './text/text.ts'
import { Button } from './ui/button.tsx'
import { OpenWater } from './ui/drawings/scenes.tsx'
import { useSessionHandle } from './session/session.ts'
import { useAction } from './ui/use-action.ts'

/** Shown instead of all screens if the local database cannot be opened: one tap downloads the letters again. */
export function RestoreScreen() {
  const { session, restore } = useSessionHandle()
  const run = useCallback(() => restore(), [restore])
  const [ask, busy] = useAction(run, restoreText.failed, restoreText.failedLong)
  const again = session.state === 'broken' && session.tried
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-3 p-6 text-center">
      <title>{`${restoreText.title} · ${text.app.name}`}</title>
      <OpenWater className="mb-2 w-40" />
      <h1 className="max-w-md text-title">{restoreText.title}</h1>
      <p className="max-w-md text-muted">{again ? restoreText.failedLong : restoreText.why}</p>
      <Button look="primary" className="mt-4" disabled={busy} onClick={() => void ask()}>
        {busy ? restoreText.restoring : restoreText.restore}
      </Button>
    </main>
  )
}
