import { locale } from '../text/in-language.ts'

/** A language by its code, as the reader calls it. */
export function languageName(code: string): string {
  return new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? code
}
