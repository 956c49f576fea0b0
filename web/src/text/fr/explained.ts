import type { Explained } from '../explained-tables.ts'
import help from './help.json' with { type: 'json' }
import kinds from './kinds.json' with { type: 'json' }
import { lead, sayings } from './sayings.ts'
import terms from './terms.json' with { type: 'json' }

export const explained: Explained = { help, kinds, lead, sayings, terms }
