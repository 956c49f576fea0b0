import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Leads to what the address names after `#`, once it is there, and again when the same link is followed: into sight, and the focus to its first field. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    const element = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
    if (!element) return
    element.scrollIntoView({ block: 'center' })
    element.querySelector<HTMLElement>('input, button, a, select')?.focus({ preventScroll: true })
  }, [hash, key])
}
