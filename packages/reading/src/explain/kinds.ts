import * as files from '../kinds/all.ts'
import generalFile from '../kinds/general.json' with { type: 'json' }
import type { GeneralKind, GeneralKindFile, KindFile, LetterKind } from './kind.ts'

const sign = (source: string) => new RegExp(source, 'iu')

function kindIn(id: string, file: KindFile): LetterKind {
  const { branch, signs, help, caution, informs, isChange, says } = file
  const { subject, text, from, only, never, over } = signs
  return {
    id,
    branch,
    subject: sign(subject),
    text: text.map(sign),
    ...(from && { from: sign(from) }),
    ...(only && { only }),
    ...(never && { never: sign(never) }),
    ...(over && { over }),
    ...says.en,
    help,
    ...(caution && { caution }),
    ...(informs && { informs }),
    ...(isChange && { isChange }),
  }
}

function generalKindIn({ id, signs: { subject, from, types }, says, help }: GeneralKindFile) {
  const { what, next } = says.en
  return {
    id,
    ...(subject && { about: sign(subject) }),
    ...(from && { from: sign(from) }),
    ...(types && { types }),
    what,
    next,
    help,
  }
}

// TypeScript infers wider types from JSON. A test checks every file.
/** The file of each kind, by the kind's id. */
export const kindFiles = { ...files } as unknown as Readonly<Record<string, KindFile>>
export const generalKindFiles = generalFile as unknown as readonly GeneralKindFile[]

/** All kinds of letters that can be recognised, in no particular order. */
export const letterKinds: readonly LetterKind[] = Object.entries(kindFiles).map(([id, file]) =>
  kindIn(id, file),
)

/** The fallbacks for letters of no known kind. The first match counts. */
export const generalKinds: readonly GeneralKind[] = generalKindFiles.map(generalKindIn)
