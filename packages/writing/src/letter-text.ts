import type { LetterDraft, Gap, Bilingual } from './types.ts'

/**
 * The letter as stored, edited and sent: subject with references, salutation, paragraphs, closing, name and postscript, with a blank line
 * between them. Addresses and date are added when it is printed.
 */
export function letterTextOf(draft: LetterDraft): string {
  return join(draft, 'german')
}

/** As `letterTextOf`, in English. */
export function letterMeaningOf(draft: LetterDraft): string {
  return join(draft, 'english')
}

function join(draft: LetterDraft, language: keyof Bilingual): string {
  const { subject, references, salutation, paragraphs, closing, signer, postscript } = draft
  const head = references ? `${subject[language]}\n${references[language]}` : subject[language]
  const body = paragraphs.map((sentences) => sentences.map((said) => said[language]).join(' '))
  const below = postscript ? [`PS: ${postscript[language].trim()}`] : []
  const end = [closing[language], signer[language], ...below]
  const parts = [head, salutation[language], ...body, ...end]
  return parts.join('\n\n')
}

/** Every gap of the letter, each once, in text order. */
export function gapsOf({ subject, paragraphs, signer }: LetterDraft): Gap[] {
  const all = [subject, ...paragraphs.flat(), signer].flatMap(({ gaps }) => gaps)
  return all.filter(({ slot }, i) => all.findIndex((other) => other.slot === slot) === i)
}

/** The parts of a stored letter. In an edited letter any part can be missing except the text. */
export type LetterParts = { subject: string; body: string[] }

/** Splits a stored text into its subject line and paragraphs. Line breaks inside a paragraph stay. */
export function partsOfText(text: string): LetterParts {
  const [subject = '', ...body] = text
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n+/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return { subject, body }
}
