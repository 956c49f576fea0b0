import english from './en/your-data.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The sentences about devices, password, export and account deletion, loaded with the settings. */
export const yourDataText = inLanguage('your-data', english)
