import type { Progress } from '@brieflotse/contract'
import { progressText } from '../reading-progress.tsx'

/** What the reader is doing, for those who hear it: a long letter is not counted page by page. */
export function ReadingSaid({ progress }: { progress: Progress | null }) {
  return (
    <p role="status" className="sr-only">
      {progressText(progress && seldom(progress))}
    </p>
  )
}

/** Said at most this often in each step. */
const mostSaid = 4

function seldom(progress: Progress): Progress {
  const every = Math.max(1, Math.ceil(progress.pages / mostSaid))
  return { ...progress, page: Math.max(1, progress.page - (progress.page % every)) }
}
