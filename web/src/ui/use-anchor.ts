import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/**
 * Scrolls to the element that the URL names after `#` as soon as it exists, and focuses its first field. Works again if the same link is
 * followed twice.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!element) return
    element.scrollIntoView({ block: 'center' })
    element.querySelector<HTMLElement>('input, button, a, select')?.focus({ preventScroll: true })
  }, [hash, key])
}
