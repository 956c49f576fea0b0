import type { DeadlineKind } from '@brieflotse/reading'
import english from './en/first.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The messages of the first load; other screens load their own. Those of the specification are verbatim. */
export const text = inLanguage('first', english)

/** Sentences about things that the reader may do, but does not have to. */
export const may: Partial<Record<DeadlineKind, string>> = text.may
