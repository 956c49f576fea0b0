import type { Said as Saying } from '@brieflotse/contract'
import { stillEnglish } from '../text/explained.ts'
import { saidIn } from '../text/said.ts'
import { SentenceWithQuotes } from './sentence-with-quotes.tsx'

/** Sayings in the user's language, or the original English if there is no translation. */
export function SayingText({ said, english }: { said: Saying[] | undefined; english: string }) {
  const own = saidIn(said)
  return own === null ? (
    <span lang={stillEnglish}>{english}</span>
  ) : (
    <SentenceWithQuotes>{own}</SentenceWithQuotes>
  )
}
