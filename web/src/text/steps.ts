import english from './en/steps.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** The texts around the steps of a plan; the steps themselves are sayings. */
export const stepsText = inLanguage('steps', english)
