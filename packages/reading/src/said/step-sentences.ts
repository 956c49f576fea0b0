import { words, type Case, type Thing } from './words.ts'

/** What steps of the plan are made of besides what is asked: their things, and when they hold. */
export const stepSentences = {
  thing: ({ thing }: { thing: Thing }) => words.things[thing],
  'only.if': ({ only }: { only: Case }) =>
    `Only ${words.leads[only].replace(/^I/u, 'i').replace(/,$/u, '')}.`,
  'only.unknown': 'Only in some cases. We could not tell if it applies to you.',
} as const
