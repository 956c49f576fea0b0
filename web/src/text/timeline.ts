import english from './en/timeline.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the timeline of a case. */
export const timelineText = inLanguage('timeline', english)
