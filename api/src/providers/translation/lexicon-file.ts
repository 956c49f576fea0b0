import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createLexicon } from '@brieflotse/translating'
import type { Lexicon } from '@brieflotse/translating'

/** The lexicon that ships with the model. */
export function loadLexicon(): Lexicon {
  const manifest = createRequire(import.meta.url).resolve('@brieflotse/model-de-en/package.json')
  return createLexicon(readFileSync(join(dirname(manifest), 'lexicon.tsv'), 'utf8'))
}
