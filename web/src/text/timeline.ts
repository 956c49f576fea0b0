import english from './en/timeline.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about what happened in a case. */
export const timelineText = inLanguage('timeline', english)
