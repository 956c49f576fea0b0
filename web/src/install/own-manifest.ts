import { useEffect } from 'react'
import { language } from '../text/in-language.ts'

/**
 * Links the manifest in the user's language, so that the installed app has translated shortcuts. Its URL contains the language, so that
 * caches cannot mix them up.
 */
export function OwnManifest() {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (link && language !== 'en') link.href = `/manifest.${language}.webmanifest`
  }, [])
  return null
}
