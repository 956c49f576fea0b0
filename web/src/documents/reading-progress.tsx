import type { Progress } from '@brieflotse/contract'
import { text } from '../text/text.ts'
import { ProgressBar } from '../ui/spinner.tsx'

/** The current step of the reading, in words and as a bar. */
export function ReadingProgress({
  progress,
  className = '',
}: {
  progress: Progress | null
  className?: string
}) {
  const label = progressText(progress)
  return (
    <div className={className}>
      <p className="numbers mb-2 text-small text-muted">{label}</p>
      <ProgressBar value={shareOf(progress)} label={label} />
    </div>
  )
}

export function progressText(progress: Progress | null): string {
  const { steps } = text.documents
  if (!progress) return steps.queued
  const { step, page, pages } = progress
  return step === 'reading' ? steps.reading({ page, pages }) : steps[step]
}

/** The progress from 0 to 1. Reading takes most of the time, and translation most of the rest. */
function shareOf(progress: Progress | null): number {
  if (!progress || progress.step === 'queued') return 0
  // Page n is in progress, so it counts half.
  const part = progress.pages > 0 ? (progress.page - 0.5) / progress.pages : 0
  if (progress.step === 'opening') return 0.05
  if (progress.step === 'reading') return 0.08 + 0.52 * part
  return progress.step === 'understanding' ? 0.65 : 0.7 + 0.25 * part
}
