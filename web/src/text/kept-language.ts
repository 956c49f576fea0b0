import { firstLanguage, type Language } from '@brieflotse/contract/languages'

const place = 'brieflotse-language'

/** What was chosen on this device, else the first language of the browser that there is. */
export function wantedLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return firstLanguage([keptLanguage(), ...navigator.languages]) ?? 'en'
}

/** Null where nothing was chosen, or where the browser keeps nothing. */
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
    // The choice lasts as long as the page then.
  }
}
