/** An amount of money in euro cents: a safe integer, never a fraction. */
export type Cents = number
