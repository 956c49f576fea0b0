import type { Progress } from '@brieflotse/contract'
import { progressText } from '../reading-progress.tsx'

/** Announces the reading progress to screen readers, but not every page of a long letter. */
export function ReadingSaid({ progress }: { progress: Progress | null }) {
  return (
    <p role="status" className="sr-only">
      {progressText(progress && seldom(progress))}
    </p>
  )
}

/** The maximum number of announcements per step. */
const mostSaid = 4

function seldom(progress: Progress): Progress {
  const every = Math.max(1, Math.ceil(progress.pages / mostSaid))
  return { ...progress, page: Math.max(1, progress.page - (progress.page % every)) }
}
