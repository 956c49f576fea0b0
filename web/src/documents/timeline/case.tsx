import type { Document } from '@brieflotse/contract'
import { CaseLetters } from './case-letters.tsx'
import { TimelineCard } from './timeline-card.tsx'

/** The case that a letter belongs to: its other letters, and what happened. */
export function CaseSection({ document }: { document: Document }) {
  return (
    <>
      <CaseLetters document={document} />
      <TimelineCard document={document} />
    </>
  )
}
