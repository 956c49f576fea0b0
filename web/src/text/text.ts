import type { DeadlineKind } from '@brieflotse/reading'
import english from './en/first.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The messages of the first load; those of other screens come with them. Those of the specification are verbatim. */
export const text = inLanguage('first', english)

/** What the reader can do without having to. */
export const may: Partial<Record<DeadlineKind, string>> = text.may
