import type { Next } from '@brieflotse/contract'
import { lazy, Suspense } from 'react'
import { language } from '../text/in-language.ts'

// English comes with the letter. What other languages say of letters is a large file, which no list waits for.
const Said = lazy(async () => ({ default: (await import('./saying-text.tsx')).SayingText }))

/** The next step of a letter in words. */
export function NextSaid({ next: { says, plain } }: { next: Pick<Next, 'says' | 'plain'> }) {
  if (language === 'en') return plain
  return (
    <Suspense fallback={<span lang="en">{plain}</span>}>
      <Said said={says} english={plain} />
    </Suspense>
  )
}
