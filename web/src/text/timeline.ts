import type { ReminderState } from '@brieflotse/letter'
import { inLanguage } from './in-language.ts'

/** The sentences about what happened in a case. */
export const timelineText = inLanguage('timeline', {
  title: 'Timeline',
  today: 'Today',
  written: 'The letter was written',
  received: 'You received the letter',
  added: 'You added it here',
  read: 'It was read and explained',
  response: 'You wrote an answer',
  mailed: 'Your answer went to the post',
  expected: 'Your answer should arrive',
  overdue: 'Your answer should have arrived',
  delivered: 'Your answer was delivered',
  returned: 'Your answer came back',
  paid: (amount: string) => `You paid ${amount}`,
  paying: (amount: string) => `A payment of ${amount} was started`,
  done: (what: string) => `You marked it as done: ${what}`,
  deadline: (what: string) => `Deadline: ${what.toLowerCase()}`,
  notPosted: 'Practice mode: nothing was posted',
  notPaid: 'Practice mode: no money moved',
  states: {
    open: null,
    late: 'Late',
    over: 'Over',
    done: 'Done',
    off: 'No reminder',
  } satisfies Record<ReminderState, string | null>,
  earlier: 'Earlier letters of this case',
  later: 'Later letters of this case',
  sameCase: 'They have the same sender and the same reference.',
  archived: 'Archived',
} as const)
