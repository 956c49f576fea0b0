import type { SaidGenerally } from './general-kinds.ts'
import type { LetterKind } from './kind.ts'
import { benefitKinds } from './kinds-of-benefits.ts'
import { claimKinds } from './kinds-of-claims.ts'
import { contractKinds } from './kinds-of-contracts.ts'
import { courtKinds } from './kinds-of-courts.ts'
import { homeKinds } from './kinds-of-homes.ts'
import { insuranceKinds } from './kinds-of-insurance.ts'
import { residenceKinds } from './kinds-of-residence.ts'
import { taxKinds } from './kinds-of-taxes.ts'
import { workKinds } from './kinds-of-work.ts'

const known = [
  ...claimKinds,
  ...courtKinds,
  ...taxKinds,
  ...benefitKinds,
  ...insuranceKinds,
  ...residenceKinds,
  ...homeKinds,
  ...workKinds,
  ...contractKinds,
] as const

/** Every kind of letter that is told from others, in no particular order. */
export const letterKinds: readonly LetterKind[] = known

/** Whatever is said of kinds of letters, known and general, with its id: for whoever says it in another language. */
export type SaidKind = (typeof known)[number] | SaidGenerally
