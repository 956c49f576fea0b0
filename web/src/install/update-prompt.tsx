import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'

type Ready = { reload: (() => void) | null }

/** The function that activates the new version, as soon as there is one. */
const useReady = create<Ready>()(() => ({ reload: null }))

/** How long to wait before the check for updates, so that the first screen has the device and the network for itself (milliseconds). */
const settled = 3_000

/** Checks for new versions on every screen. */
export function WatchForUpdates() {
  useEffect(() => {
    // there is no service worker in development, because cached files would hide changes
    if (!import.meta.env.PROD) return
    let stop = () => {}
    let gone = false
    // the first screen comes first, because a new worker downloads all files of the app
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
 * Tells that a new version is ready; the old one runs until the user reloads. It has its own space beside the navigation, so that it covers
 * nothing.
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
