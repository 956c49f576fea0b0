import type { Language } from '@brieflotse/contract/languages'
import { hasLanguage } from '../text/explained.ts'
import { keepLanguage } from '../text/kept-language.ts'
import { text } from '../text/text.ts'
import { noteChoice } from './own-language.ts'
import { notifyFailure } from '../ui/toast.tsx'

/**
 * Switches the language of the app. This reloads the page; texts being typed are kept as drafts. `tell` runs first and stores the choice in
 * the account, or for the next login if nobody is logged in.
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
