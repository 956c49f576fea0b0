/**
 * The languages that people read the product in: screens, mails and notices. The file is a door of its own: the first screens need it and
 * nothing else of the contract (decision 032). `name` is what its speakers call it; `locale` is for days,
 * numbers and amounts.
 */
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

export function isLanguage(word: string | null | undefined): word is Language {
  return Object.hasOwn(languages, word ?? '')
}

/** The first of these tags ("tr-TR", "uk") that there is a language for; undefined where there is none. */
export function firstLanguage(tags: readonly (string | null)[]): Language | undefined {
  return tags.map((tag) => tag?.slice(0, 2)).find(isLanguage)
}
