/** The languages of the screens. `name` is what its speakers call it; `locale` is for days, numbers and amounts. */
export const languages = {
  en: { name: 'English', locale: 'en-GB', dir: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', dir: 'ltr' },
  tr: { name: 'Türkçe', locale: 'tr-TR', dir: 'ltr' },
  // Digits as they are printed in the letters.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', dir: 'rtl' },
  uk: { name: 'Українська', locale: 'uk-UA', dir: 'ltr' },
  ru: { name: 'Русский', locale: 'ru-RU', dir: 'ltr' },
} as const

export type Language = keyof typeof languages

const place = 'brieflotse-language'

export function isLanguage(word: string | null | undefined): word is Language {
  return Object.hasOwn(languages, word ?? '')
}

/** What was chosen on this device, else the first language of the browser that there is. */
export function wantedLanguage(): Language {
  if (typeof document === 'undefined') return 'en'
  return (
    [keptLanguage(), ...navigator.languages.map((tag) => tag.slice(0, 2))].find(isLanguage) ?? 'en'
  )
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
