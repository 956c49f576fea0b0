import type { Action, DocumentType } from '../types.ts'

const paid: DocumentType[] = ['Mahnung', 'Rechnung']
const pays = /^(?:Pay|Transfer)\b/u

/**
 * Sorts actions by importance for a worried user: payment first for bills and payment reminders, actions without a plain sentence last,
 * otherwise in the letter's order.
 */
export function orderActions(actions: Action[], type: DocumentType): Action[] {
  const rank = ({ plain }: Action) => {
    if (plain === '') return 2
    return paid.includes(type) && pays.test(plain) ? 0 : 1
  }
  return actions.toSorted((a, b) => rank(a) - rank(b))
}
