import type { PlainDate } from '@brieflotse/rules'
import type { StepDay } from './types.ts'

/** A day to pay that is printed, or that the user gave. */
export const payDay = (date: PlainDate): StepDay => ({
  date,
  time: null,
  deadline: 'pay',
  law: null,
  rule: [],
  rulePlain: '',
  stated: true,
})
