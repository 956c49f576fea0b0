import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { text } from './text/text.ts'

/** Goes along to another screen: its top is shown, the focus is on its content, and its name is said as soon as it is known. */
export function ScreenChange() {
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
      // until the screen has come, the app's own name stands there
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
