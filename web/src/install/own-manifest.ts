import { useEffect } from 'react'
import { language } from '../text/in-language.ts'

/**
 * Names the manifest in the reader's language, so that the installed app has its shortcuts in it. Its address says the language: no cache
 * can give somebody another one.
 */
export function OwnManifest() {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    if (link && language !== 'en') link.href = `/manifest.${language}.webmanifest`
  }, [])
  return null
}
