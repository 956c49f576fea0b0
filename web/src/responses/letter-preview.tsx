import type { ReactNode } from 'react'
import { responsesText } from '../text/responses.ts'
import { PageTray } from '../ui/drawings/scenes.tsx'

/** A placeholder for the letter. `children`: a button that stays after the previous letter is gone. */
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
