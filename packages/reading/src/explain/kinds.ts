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

/** All kinds of letters that can be recognised, in no particular order. */
export const letterKinds: readonly LetterKind[] = known

/** The texts of all kinds, known and general, with their ids, for translation into other languages. */
export type SaidKind = (typeof known)[number] | SaidGenerally
