import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { KeepFocus } from './keep-focus.ts'
import { text } from './text/text.ts'

/** Focus handling for all screens: after navigation, and when the focused element disappears. */
export function FollowUser() {
  return (
    <>
      <ScreenChange />
      <KeepFocus />
    </>
  )
}

/** After navigation: scrolls to the top, focuses the content and announces the title of the new screen. */
function ScreenChange() {
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  const [name, setName] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    scrollTo(0, 0)
    let isThere = false
    const arrive = () => {
      const main = document.querySelector<HTMLElement>('main')
      if (main && !isThere) {
        isThere = true
        main.focus({ preventScroll: true })
      }
      // until the new screen has loaded, the title is still the app's name
      if (document.title !== text.app.name) setName(document.title)
    }
    arrive()
    const watcher = new MutationObserver(arrive)
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true })
    return () => watcher.disconnect()
  }, [pathname])

  return (
    <p role="status" className="sr-only">
      {name}
    </p>
  )
}
