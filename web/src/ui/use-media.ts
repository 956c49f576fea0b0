import { useCallback, useSyncExternalStore } from 'react'

/** From here on (768 px) the side panel replaces the bottom bar. In rem, as in the styles: with larger text there is less room. Source: specification, section 9. */
export const wideScreen = '(min-width: 48rem)'

/** Room for a letter beside its explanation: 1100 px. */
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
