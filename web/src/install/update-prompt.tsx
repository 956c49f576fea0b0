import { useEffect, useState } from 'react'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { watchForUpdates } from './updates.ts'

/** Says when a new version is ready. Until the user reloads, the old one goes on working. */
export function UpdatePrompt() {
  const [reload, setReload] = useState<(() => void) | null>(null)
  const [asked, setAsked] = useState(false)

  useEffect(() => {
    // while developing there is no worker: a cached file would hide the latest change
    if (!import.meta.env.PROD) return
    return watchForUpdates((bringIn) => setReload(() => bringIn))
  }, [])

  return (
    <section aria-label={text.install.update} className="fixed inset-x-3 top-3 z-30 md:left-auto">
      <div role="status">
        {reload && (
          <div className="flex animate-arrive items-center justify-between gap-4 rounded-box border border-line bg-surface py-2 pr-2 pl-4 text-ink shadow-high">
            <p>{text.install.ready}</p>
            <Button
              look="primary"
              disabled={asked}
              onClick={() => {
                setAsked(true)
                reload()
              }}
            >
              {text.install.reload}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}
