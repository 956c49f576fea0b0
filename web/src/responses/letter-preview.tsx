import type { ReactNode } from 'react'
import { responsesText } from '../text/responses.ts'
import { PageTray } from '../ui/drawings/scenes.tsx'

/** Where the letter will be. `children`: what was offered for the one before. */
export function LetterPreview({ children }: { children?: ReactNode }) {
  return (
    <div className="grid min-h-48 content-center justify-items-center gap-4 rounded-box border-2 border-dashed border-line-strong/50 p-6 text-center text-muted lg:min-h-full">
      <PageTray className="w-28" />
      <p>{responsesText.empty}</p>
      {children}
    </div>
  )
}
