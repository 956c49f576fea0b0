import type { Explained } from '../explained-tables.ts'
import { help } from './help.ts'
import { kinds } from './kinds.ts'
import { lead, sayings } from './sayings.ts'
import { terms } from './terms.ts'

export const explained: Explained = { help, kinds, lead, sayings, terms }
