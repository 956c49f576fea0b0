import { useCallback, useSyncExternalStore } from 'react'

/**
 * From this width (768 px), the side panel replaces the bottom bar. In rem, like the styles, because larger text needs more room. Source:
 * specification, section 9.
 */
export const wideScreen = '(min-width: 48rem)'

/** From this width (1100 px), a letter fits beside its explanation. */
export const deskScreen = '(min-width: 68.75rem)'

/** Whether a media query matches, live. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
