import type { Language } from '@brieflotse/contract/languages'
import { hasLanguage } from '../text/explained.ts'
import { keepLanguage } from '../text/kept-language.ts'
import { text } from '../text/text.ts'
import { noteChoice } from './own-language.ts'
import { notifyFailure } from './toast.tsx'

/**
 * Shows the app in this language from now on. It begins anew for that; what is being typed is kept as a draft. `tell` comes first: it tells
 * the account, and before there is one it is noted for the login.
 */
export async function chooseLanguage(
  language: Language,
  tell: (chosen: Language) => unknown = noteChoice,
): Promise<void> {
  if (!(await hasLanguage(language))) return notifyFailure(text.app.chunkFailed)
  await tell(language)
  keepLanguage(language)
  location.reload()
}
