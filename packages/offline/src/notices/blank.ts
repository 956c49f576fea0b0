import { firstLanguage, type Language } from '@brieflotse/contract'

const sentences: Record<Language, string> = {
  en: 'Open Brieflotse to see what is new.',
  de: 'Öffnen Sie Brieflotse, um zu sehen, was es Neues gibt.',
  tr: 'Yeniliği görmek için Brieflotse’yi açın.',
  ar: 'افتح Brieflotse لمعرفة الجديد.',
  uk: 'Відкрийте Brieflotse, щоб побачити, що нового.',
  ru: 'Откройте Brieflotse, чтобы узнать, что нового.',
}

/** What a message shows that is for nobody here, in the first of these languages that there is. */
export function blankSentence(languages: readonly string[]): string {
  return sentences[firstLanguage(languages) ?? 'en']
}
