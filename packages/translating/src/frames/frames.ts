import contracts from './contracts.json' with { type: 'json' }
import courts from './courts.json' with { type: 'json' }
import homes from './homes.json' with { type: 'json' }
import offices from './offices.json' with { type: 'json' }
import parts from './parts.json' with { type: 'json' }
import payments from './payments.json' with { type: 'json' }
import { type Entries, type Frames, readFrames } from './read.ts'
import remedies from './remedies.json' with { type: 'json' }
import shared from './shared.json' with { type: 'json' }
import work from './work.json' with { type: 'json' }

let known: Frames | undefined

/** All sentence frames by topic; the first match wins. Parsed on first use, because not every user translates. */
export const allFrames = (): Frames =>
  (known ??= readFrames(
    [shared, payments, remedies, offices, contracts, homes, work, courts].flatMap(
      Object.values<Entries>,
    ),
    parts,
  ))
