import type { Next } from '@brieflotse/contract'
import { lazy, Suspense } from 'react'
import { language } from '../text/in-language.ts'

// The English text comes with the letter. Translations are a large file, so the list does not wait for it. Until then the English text only
// keeps its place: a reader of another language must not see it flash.
const Said = lazy(async () => ({ default: (await import('./saying-text.tsx')).SayingText }))

/** The next step of a letter as text. */
export function NextSaid({ next: { says, plain } }: { next: Pick<Next, 'says' | 'plain'> }) {
  if (language === 'en') return plain
  return (
    <Suspense fallback={<span className="invisible">{plain}</span>}>
      <Said said={says} english={plain} />
    </Suspense>
  )
}
