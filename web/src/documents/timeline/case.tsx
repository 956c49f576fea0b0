import type { Document } from '@brieflotse/contract'
import { CaseLetters } from './case-letters.tsx'
import { TimelineCard } from './timeline-card.tsx'

/** The case of a letter: its other letters and the timeline. */
export function CaseSection({ document }: { document: Document }) {
  return (
    <>
      <CaseLetters document={document} />
      <TimelineCard document={document} />
    </>
  )
}
