import english from './en/settings.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences of the settings, loaded with their screen to keep the first load small. */
export const settingsText = inLanguage('settings', english)
