import { PushNotice } from '@brieflotse/contract'
import * as v from 'valibot'
import { rememberedUser } from '../who.ts'
import { blankSentence } from './blank.ts'

/** A notification as the worker shows it. */
export type ShownNotice = {
  title: string
  body: string
  tag: string
  /** Where a tap leads to. */
  data: { path: string }
}

/** Says nothing of anybody's letters, and leads to wherever the app opens. */
const blank = (languages: readonly string[]): ShownNotice => ({
  title: 'Brieflotse',
  body: blankSentence(languages),
  tag: 'blank',
  data: { path: '/' },
})

/**
 * What a push message shows on this device. What is none of ours, and what is meant for somebody who is not logged in here, shows no text
 * of it; something has to be shown for every message: in the language of whoever is logged in, else of the browser (`languages`).
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
