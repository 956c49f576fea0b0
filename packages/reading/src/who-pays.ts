import type { Warning } from './types.ts'

/** What was read, as far as it is kept: who moves the money stands in its warnings. */
type Warned = { warnings: Pick<Warning, 'code'>[] }

const warns = ({ warnings }: Warned, wanted: Warning['code']) =>
  warnings.some(({ code }) => code === wanted)

/** Whether the sender takes the money from the reader's account by itself (direct debit): nothing is to be done by its day. */
export const isCollected = (read: Warned): boolean => warns(read, 'direct-debit')

/** Whether the reader gets money. */
export const isCredit = (read: Warned): boolean => warns(read, 'credit-in-your-favour')
