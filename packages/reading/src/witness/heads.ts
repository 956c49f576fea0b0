/** What the witness says of a sentence, each with a probability of its own. `must` and `may`: it asks for something as it stands, or leaves it open. */
export const heads = [
  'pay',
  'attend',
  'bring',
  'send',
  'fill-in',
  'sign',
  'reply',
  'call',
  'keep',
  'check',
  'else',
  'must',
  'may',
  'object',
  'receive',
  'be-debited',
  'settled',
  'nothing',
] as const
export type Head = (typeof heads)[number]
