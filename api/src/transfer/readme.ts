import type { Language } from '@brieflotse/contract'
import { wordingIn } from '../text/in-language.ts'

/** The paths in an export that its README explains, by the key of what they hold. */
const paths = {
  originals: 'documents/00001/originals/',
  pages: 'documents/00001/pages/',
  document: 'documents/00001/document.json',
  letter: 'letters/00001/letter.pdf',
  letterText: 'letters/00001/letter.json',
  posted: 'letters/00001/posted-1.pdf',
  proof: 'letters/00001/proof-1.pdf',
  payments: 'money/payments.json',
  credits: 'money/credits.json',
  account: 'account.json, signature.png',
  manifest: 'manifest.json',
}

/** The README of an export, for a person who opens it in ten years. */
export function readmeIn(language: Language, username: string): string {
  const { title, holds, move, open } = wordingIn(language).export
  const keys = Object.keys(paths) as (keyof typeof paths)[]
  const lines = keys.map((key) => `${paths[key]}\n    ${holds[key]}`)
  return `${[title({ username }), lines.join('\n'), move, open].join('\n\n')}\n`
}

/** Which files are missing in an export, for a person who opens it. */
export const lostIn = (language: Language, lost: string[]) =>
  `${wordingIn(language).export.lost}\n\n${lost.join('\n')}\n`
