/**
 * The languages of screens, mails and notifications. This file has an entry point of its own, because the first screens need it and nothing
 * else of the contract (decision 032). `name` is the language's own name; `locale` is for dates, numbers and amounts.
 */
export const languages = {
  en: { name: 'English', locale: 'en-GB', dir: 'ltr' },
  de: { name: 'Deutsch', locale: 'de-DE', dir: 'ltr' },
  tr: { name: 'Türkçe', locale: 'tr-TR', dir: 'ltr' },
  // Latin digits, as in the printed letters.
  ar: { name: 'العربية', locale: 'ar-u-nu-latn', dir: 'rtl' },
  uk: { name: 'Українська', locale: 'uk-UA', dir: 'ltr' },
  ru: { name: 'Русский', locale: 'ru-RU', dir: 'ltr' },
  fr: { name: 'Français', locale: 'fr-FR', dir: 'ltr' },
} as const

export type Language = keyof typeof languages

export function isLanguage(word: string | null | undefined): word is Language {
  return Object.hasOwn(languages, word ?? '')
}

/** The first of these tags ("tr-TR", "uk") whose language is supported; undefined if none is. */
export function firstLanguage(tags: readonly (string | null)[]): Language | undefined {
  return tags.map((tag) => tag?.slice(0, 2)).find(isLanguage)
}
