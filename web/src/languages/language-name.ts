import { locale } from '../text/in-language.ts'

/** The name of a language code, in the language of the app. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
