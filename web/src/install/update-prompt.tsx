import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'

type Ready = { reload: (() => void) | null }

/** What brings the new version in, once there is one. */
const useReady = create<Ready>()(() => ({ reload: null }))

/** How long the first screen has the device and the connection for itself, in milliseconds. */
const settled = 3_000

/** Keeps looking for a new version, on whatever screen. */
export function WatchForUpdates() {
  useEffect(() => {
    // while developing there is no worker: a cached file would hide the latest change
    if (!import.meta.env.PROD) return
    let stop = () => {}
    let gone = false
    // the screen comes first: a new worker fetches every file of the app
    const timer = setTimeout(() => {
      void import('./updates.ts').then(({ watchForUpdates }) => {
        if (!gone) stop = watchForUpdates((reload) => useReady.setState({ reload }))
      })
    }, settled)
    return () => {
      gone = true
      clearTimeout(timer)
      stop()
    }
  }, [])
  return null
}

/**
 * Says when a new version is ready. Until the user reloads, the old one goes on working. It stands beside the navigation and takes its
 * own room there: it lies over nothing.
 */
export function UpdatePrompt() {
  const reload = useReady((state) => state.reload)
  const [asked, setAsked] = useState(false)
  return (
    <section aria-label={text.install.update} data-screen-only>
      <div role="status">
        {reload && (
          <div
            data-update
            className="flex items-center justify-between gap-3 border-t border-line bg-surface py-2 pe-3 ps-4 text-small text-ink md:mx-4 md:mb-3 md:flex-col md:items-stretch md:rounded-box md:border md:p-3"
          >
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
