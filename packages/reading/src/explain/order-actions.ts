import type { Action, DocumentType } from '../types.ts'

const paid: DocumentType[] = ['Mahnung', 'Rechnung']
const pays = /^(?:Pay|Transfer)\b/u

/**
 * What to do in the order a worried reader needs it: of a bill and a reminder the payment first, everywhere what we could not put
 * into words of our own last, and else as the letter has it.
 */
export function orderActions(actions: Action[], type: DocumentType): Action[] {
  const rank = ({ plain }: Action) => {
    if (plain === '') return 2
    return paid.includes(type) && pays.test(plain) ? 0 : 1
  }
  return actions.toSorted((a, b) => rank(a) - rank(b))
}
