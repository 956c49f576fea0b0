import english from './en/settings.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the settings. They come with their screen, so that the first load is small. */
export const settingsText = inLanguage('settings', english)
