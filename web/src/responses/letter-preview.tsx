import type { ReactNode } from 'react'
import { responsesText } from '../text/responses.ts'
import { PageTray } from '../ui/drawings/scenes.tsx'

/** The empty place of the letter. `children`: what was offered for the previous one. */
export function LetterPreview({ children }: { children?: ReactNode }) {
  return (
    <div className="grid content-center justify-items-center gap-4 rounded-box border-2 border-dashed border-line-strong/50 p-6 text-center text-muted lg:min-h-full">
      {/* phones show the choice of kinds instead */}
      <PageTray className="w-28 max-lg:hidden" />
      <p>{responsesText.empty}</p>
      {children}
    </div>
  )
}
