import type { Explained } from '../explained-tables.ts'
import dayWords from './day-words.json' with { type: 'json' }
import days from './days.json' with { type: 'json' }
import help from './help.json' with { type: 'json' }
import kinds from 'virtual:kinds/ru'
import plan from './plan.json' with { type: 'json' }
import sayings from './sayings.json' with { type: 'json' }
import terms from './terms.json' with { type: 'json' }
import warnings from './warnings.json' with { type: 'json' }
import words from './words.json' with { type: 'json' }

export const explained: Explained = {
  help,
  kinds,
  messages: { ...days, ...sayings, ...plan, ...warnings },
  terms,
  words: { ...words, ...dayWords },
}
