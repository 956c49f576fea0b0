import { generalKinds, letterKinds } from '../explain/kinds.ts'
import { englishDays, plain } from './arithmetic.ts'
import plan from './en/plan.json' with { type: 'json' }
import sayings from './en/sayings.json' with { type: 'json' }
import warnings from './en/warnings.json' with { type: 'json' }
import words from './en/words.json' with { type: 'json' }
import type { Tongue } from './kinds.ts'
import type { Said } from './saying.ts'
import { sentenceOf } from './sentence.ts'
import { shapes } from './shapes.ts'

const whatIs = new Map([...letterKinds, ...generalKinds].map(({ id, what }) => [id, what]))

/** All sentences and words of explanations in English. */
export const inEnglish: Tongue = {
  ...englishDays,
  messages: { ...englishDays.messages, ...sayings, ...plan, ...warnings },
  words: { ...englishDays.words, ...words },
  letter: (kind) => whatIs.get(kind) ?? '',
}

/** Renders sayings as English text, one sentence after the other. */
export const english = (said: readonly Said[]): string =>
  said.map((one) => plain(sentenceOf(one, shapes, inEnglish))).join(' ')
