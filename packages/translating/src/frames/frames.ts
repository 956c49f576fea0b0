import { contracts } from './contracts.ts'
import { courts } from './courts.ts'
import { homes } from './homes.ts'
import { offices } from './offices.ts'
import { parts } from './parts.ts'
import { payments } from './payments.ts'
import { type Frames, readFrames } from './read.ts'
import { remedies } from './remedies.ts'
import { shared } from './shared.ts'
import { work } from './work.ts'

let known: Frames | undefined

/** All sentences with typed slots, by family. What stands first wins. Read when they are asked for: not everybody does that. */
export const allFrames = (): Frames =>
  (known ??= readFrames(
    [shared, payments, remedies, offices, contracts, homes, work, courts].join('\n'),
    parts,
  ))
