import type { Facts } from '../explain/facts.ts'
import { bodySentences } from '../find/body-sentences.ts'
import { partsIn } from '../find/money/repeated.ts'
import { say } from '../said/say.ts'
import type { Saying, Sentences } from '../said/saying.ts'
import { euros } from './due.ts'
import type { Step } from './types.ts'

type Paid = Sentences['step.pay']

export const isListed = ({ amount }: Step['more'][number]) => amount !== null

/** The next part is not the first one: `erwarten wir die dritte Rate` */
const goesOn =
  /(?<!\p{L})(?:zweite|dritte|vierte|fünfte|sechste|nächste)\s(?:\p{L}+\s)?(?:monats)?(?:rate(?!n)|teilbetrag)/iu
const begins =
  /(?<!\p{L})(?:erste[rn]?\s(?:\p{L}+\s)?(?:monats)?(?:rate|teilbetrag)|erstmals|beginnend|anzahlung)/iu

/** What is paid now of several parts, how many there are, the whole sum, and where the other days and amounts are. */
export function partsSaid(
  facts: Facts,
  told: Paid,
  parts: Step['more'],
  whole: number | null,
): Saying[] {
  const listed = parts.filter(isListed)
  // further days without amounts: the amount due on each is not known
  if (listed.length === 0) return [say('step.pay-parts', told)]
  const sentences = bodySentences(facts.letter).filter(({ remedy }) => !remedy)
  const named = sentences.flatMap(({ text }) => partsIn(text) ?? [])
  const count = Math.max(listed.length + 1, ...named)
  const says = (pattern: RegExp) => sentences.some(({ text }) => pattern.test(text))
  const isLater = says(goesOn) && !says(begins)
  const isAll =
    (isLater || count === listed.length + 1) && listed.every(({ date }) => date !== null)
  const sum = listed.reduce((all, { amount }) => all + amount!.cents, told.sum.cents)
  const total = isAll ? sum : whole
  return [
    !isLater && (isAll || named.length > 0)
      ? say('step.first-part', { ...told, count })
      : say('step.pay-part', told),
    ...(total !== null && total > told.sum.cents
      ? [say('step.in-all', { sum: euros(total) })]
      : []),
    say('step.more-parts', { listed: isAll }),
  ]
}
