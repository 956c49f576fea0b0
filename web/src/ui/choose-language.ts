import { hasLanguage } from '../text/in-language.ts'
import { keepLanguage, type Language } from '../text/languages.ts'
import { text } from '../text/text.ts'
import { notifyFailure } from './toast.tsx'

/** Shows the app in this language from now on. It begins anew for that; what is being typed is kept as a draft. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (!(await hasLanguage(language))) return notifyFailure(text.app.chunkFailed)
  keepLanguage(language)
  location.reload()
}
