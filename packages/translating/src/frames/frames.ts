import { contracts } from './contracts.ts'
import { courts } from './courts.ts'
import { homes } from './homes.ts'
import { offices } from './offices.ts'
import { parts } from './parts.ts'
import { payments } from './payments.ts'
import { readFrames } from './read.ts'
import { remedies } from './remedies.ts'
import { shared } from './shared.ts'
import { work } from './work.ts'

/** All sentences with typed slots, by family. What stands first wins. */
export const frames = readFrames(
  [shared, payments, remedies, offices, contracts, homes, work, courts].join('\n'),
  parts,
)
