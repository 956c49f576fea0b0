import { firstLanguage, type Language } from '@brieflotse/contract'

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
export function blankSentence(languages: readonly string[]): string {
  return sentences[firstLanguage(languages) ?? 'en']
}
