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

/** All sentence frames by topic; the first match wins. Parsed on first use, because not every user translates. */
export const allFrames = (): Frames =>
  (known ??= readFrames(
    [shared, payments, remedies, offices, contracts, homes, work, courts].join('\n'),
    parts,
  ))
