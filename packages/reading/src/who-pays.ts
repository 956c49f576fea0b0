import type { Warning } from './types.ts'

/** The stored part of a reading that is needed: its warnings say who moves the money. */
type Warned = { warnings: Pick<Warning, 'code'>[] }

const warns = ({ warnings }: Warned, wanted: Warning['code']) =>
  warnings.some(({ code }) => code === wanted)

/** Whether the sender collects the money by direct debit, so that the user has to do nothing on that day. */
export const isCollected = (read: Warned): boolean => warns(read, 'direct-debit')

/** Whether the user receives money. */
export const isCredit = (read: Warned): boolean => warns(read, 'credit-in-your-favour')
