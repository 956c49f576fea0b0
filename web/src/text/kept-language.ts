import { firstLanguage, type Language } from '@brieflotse/contract/languages'

const place = 'brieflotse-language'

/** The language chosen on this device, otherwise the first supported language of the browser. */
export function wantedLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return firstLanguage([keptLanguage(), ...navigator.languages]) ?? 'en'
}

/** The chosen language; null if there is none, or if storage is blocked. */
export function keptLanguage(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(place, language)
  } catch {
    // Without storage, the choice lasts until a reload.
  }
}
