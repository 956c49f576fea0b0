import type { Document, Explanation } from '@brieflotse/contract'
import { language as shownLanguage } from '../../text/in-language.ts'

/** Finds the translation of a German sentence that can stand beside a step; null if there is none. */
export type FindTranslation = (german: string) => string | null

const bare = (german: string) => german.replace(/\s+/g, ' ').trim()

/**
 * Returns a function that finds the translation of a German sentence; null for readers of German, for untranslated sentences and for rough
 * ones, because a rough sentence beside a step can mislead. The translation of the whole letter shows those with their mark.
 */
export function translationsOf({ sentences }: Document, { actions }: Explanation): FindTranslation {
  if (shownLanguage === 'de') return () => null
  const known = new Map<string, string>()
  for (const { text, translation, quality } of sentences)
    if (translation && quality !== 'rough') known.set(bare(text), translation)
  for (const { german, translated, quality } of actions)
    if (translated && quality !== 'rough') known.set(bare(german), translated)
  return (german) => known.get(bare(german)) ?? null
}

/** Maximum length of a subject, in lines. */
const mostLines = 4
const label = /^(?:betreff|betr\.?|hier|thema)\s*:\s*/iu

/** The translated subject of a letter; null if there is no subject or no translation. */
export function translatedSubject({ sentences }: Document, { facts }: Explanation): string | null {
  const subject = facts.find(({ kind }) => kind === 'subject')?.value
  if (!subject) return null
  if (shownLanguage === 'de') return subject
  const wanted = bare(subject)
  for (let start = 0; start < sentences.length; start += 1) {
    for (let count = 1; count <= mostLines; count += 1) {
      const lines = sentences.slice(start, start + count)
      const said = lines.map(({ text }) => bare(text).replace(label, '')).join(' – ')
      if (said.length > wanted.length) break
      if (said !== wanted) continue
      const translated = lines.map(({ translation }) => translation ?? '')
      if (translated.every((line) => line !== '')) return translated.join(' – ')
    }
  }
  return null
}
