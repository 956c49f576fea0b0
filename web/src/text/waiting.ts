import english from './en/waiting.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of giving a change up. They come with the buttons, so that the first load is small. */
export const discardText = inLanguage('waiting', english)
