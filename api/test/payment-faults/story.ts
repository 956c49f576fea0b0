import * as fc from 'fast-check'
import type { NetworkFailure } from '../providers/payment/suite-rig.ts'
import { type BankName, bankNames, type PayerAct, payerActs } from './bank.ts'

/** The server crashes before this step (of the database or the provider); null means no crash. */
type Dies = number | null

/** A step of a scenario. `which` selects a payment or event so far, modulo their number. */
export type Step =
  | {
      do: 'pay'
      claim: number
      part: number
      again: boolean
      dies: Dies
      fails: NetworkFailure | null
    }
  | { do: 'buy'; credits: 2 | 6 | 20; dies: Dies; fails: NetworkFailure | null }
  /** Repeats an earlier request, as after a lost response. */
  | { do: 'repeat'; which: number; dies: Dies }
  | { do: 'payer'; which: number; act: PayerAct }
  | { do: 'look'; which: number; by: 'browser' | 'job'; dies: Dies; fails: NetworkFailure | null }
  | { do: 'news'; which: number; how: 'good' | 'forged' | 'old' | 'unrelated'; dies: Dies }
  /** Browser, job, webhook and a repeated request at the same time. */
  | { do: 'rush'; which: number; dies: Dies }
  | { do: 'refund'; which: number; share: number }
  | { do: 'mark'; claim: number; cents: number }
  | { do: 'later'; hours: number }

export type Story = { bank: BankName; steps: Step[] }

const which = fc.nat({ max: 30 })
const dies = fc.option(fc.nat({ max: 9 }), { freq: 2, nil: null })
const fails = fc.option(fc.constantFrom<NetworkFailure>('lost', 'cut', 'down', 'busy', 'silent'), {
  freq: 2,
  nil: null,
})
const claim = fc.nat({ max: 1 })

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('pay' as const),
      claim,
      part: fc.integer({ min: 1, max: 4 }),
      again: fc.boolean(),
      dies,
      fails,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      credits: fc.constantFrom(2, 6, 20),
      dies,
      fails,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('repeat' as const), which, dies }) },
  {
    weight: 9,
    arbitrary: fc.record({
      do: fc.constant('payer' as const),
      which,
      act: fc.oneof(
        { weight: 3, arbitrary: fc.constant<PayerAct>('approve') },
        { weight: 2, arbitrary: fc.constantFrom(...payerActs) },
      ),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('look' as const),
      which,
      by: fc.constantFrom('browser' as const, 'job' as const),
      dies,
      fails,
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('news' as const),
      which,
      how: fc.constantFrom('good', 'good', 'good', 'forged', 'old', 'unrelated'),
      dies,
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('rush' as const), which, dies }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('refund' as const),
      which,
      share: fc.integer({ min: 1, max: 3 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('mark' as const),
      claim,
      cents: fc.integer({ min: 1, max: 5_000 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('later' as const), hours: fc.constantFrom(1, 25) }),
  },
)

export const stories = (bank: BankName | null, most: number): fc.Arbitrary<Story> =>
  fc.record({
    bank: bank === null ? fc.constantFrom(...bankNames) : fc.constant(bank),
    steps: fc.array(step, { minLength: Math.floor(most / 2), maxLength: most, size: 'max' }),
  })
