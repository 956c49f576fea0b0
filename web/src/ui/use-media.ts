import { useCallback, useSyncExternalStore } from 'react'

/** From here on the side panel replaces the bottom bar. Source: specification, section 9. */
export const wideScreen = '(min-width: 768px)'

/** Room for a letter beside its explanation. */
export const deskScreen = '(min-width: 1100px)'

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
