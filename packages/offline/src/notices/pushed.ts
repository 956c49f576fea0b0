import { firstLanguage, type Language, PushNotice } from '@brieflotse/contract'
import * as v from 'valibot'
import { rememberedUser } from '../device-database.ts'

/** A notification as the service worker shows it. */
export type ShownNotice = {
  title: string
  body: string
  tag: string
  /** The path in the app that a tap opens. */
  data: { path: string }
}

/** A notification without details of any letter; a tap opens the app's start page. */
const blank = (languages: readonly string[]): ShownNotice => ({
  title: 'Brieflotse',
  body: blankSentence(languages),
  tag: 'blank',
  data: { path: '/' },
})

/**
 * The notification for a push message. Invalid messages, and messages for a user who is not logged in here, show a neutral text, because
 * browsers require a notification for every message. Its language is that of the logged-in user, else of the browser (`languages`).
 */
export async function pushedNotice(
  text: string,
  languages: readonly string[] = [],
): Promise<ShownNotice> {
  const notice = read(text)
  const user = await rememberedUser().catch(() => null)
  if (!notice || user?.id !== notice.user)
    return blank(user ? [user.preferredLanguage, ...languages] : languages)
  const { title, body, tag, path } = notice
  return { title, body, tag, data: { path } }
}

function read(text: string): PushNotice | null {
  try {
    const parsed = v.safeParse(PushNotice, JSON.parse(text))
    return parsed.success ? parsed.output : null
  } catch {
    return null
  }
}

const sentences: Record<Language, string> = {
  en: 'Open Brieflotse to see what is new.',
  de: 'Öffnen Sie Brieflotse, um zu sehen, was es Neues gibt.',
  tr: 'Yeniliği görmek için Brieflotse’yi açın.',
  ar: 'افتح Brieflotse لمعرفة الجديد.',
  uk: 'Відкрийте Brieflotse, щоб побачити, що нового.',
  ru: 'Откройте Brieflotse, чтобы узнать, что нового.',
  fr: 'Ouvrez Brieflotse pour voir ce qu’il y a de nouveau.',
}

/** The neutral text of a notification that must not show details, in the first supported language. */
function blankSentence(languages: readonly string[]): string {
  return sentences[firstLanguage(languages) ?? 'en']
}
