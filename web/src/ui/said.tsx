import type { Said as Saying } from '@brieflotse/contract'
import { inEnglish } from '../text/explained.ts'
import { saidIn } from '../text/said.ts'
import { Pieces } from './pieces.tsx'

/** What is said of a letter, in the reader's language; where this app cannot say it, in English as it came. */
export function Said({ said, english }: { said: Saying[] | undefined; english: string }) {
  const own = saidIn(said)
  return own === null ? <span lang={inEnglish}>{english}</span> : <Pieces>{own}</Pieces>
}
