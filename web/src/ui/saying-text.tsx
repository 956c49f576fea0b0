import type { Said as Saying } from '@brieflotse/contract'
import { stillEnglish } from '../text/explained.ts'
import { saidIn } from '../text/said.ts'
import { SentenceWithQuotes } from './sentence-with-quotes.tsx'

/** What is said of a letter, in the reader's language; where this app cannot say it, in English as it came. */
export function SayingText({ said, english }: { said: Saying[] | undefined; english: string }) {
  const own = saidIn(said)
  return own === null ? (
    <span lang={stillEnglish}>{english}</span>
  ) : (
    <SentenceWithQuotes>{own}</SentenceWithQuotes>
  )
}
