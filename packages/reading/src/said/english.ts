import { countingSteps } from '@brieflotse/rules'
import { askSentences } from './ask-sentences.ts'
import { daySentences } from './day-sentences.ts'
import { elseSentences } from './else-sentences.ts'
import { inEnglish } from './in-english.ts'
import { planSentences } from './plan-sentences.ts'
import type { Saying } from './saying.ts'
import { stepSentences } from './step-sentences.ts'
import { summarySentences } from './summary-sentences.ts'
import { warningSentences } from './warning-sentences.ts'

/** Every sentence that an explanation is made of, in English: what other languages must say as well. */
export const sentences = {
  ...summarySentences,
  ...askSentences,
  ...elseSentences,
  ...stepSentences,
  ...daySentences,
  ...countingSteps,
  ...warningSentences,
  ...planSentences,
} as const

/** Sayings in English, one sentence after the other. */
export const english = (said: Saying[]): string =>
  said.map((one) => inEnglish(sentences, one)).join(' ')
