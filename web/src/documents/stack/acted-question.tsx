import { stackText } from '../../text/stack.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { useArrange } from './stack.ts'

/** Asks before splitting a document that has a payment or a response. */
export function ActedQuestion({ question, goOn, stop }: ReturnType<typeof useArrange>) {
  if (!question) return null
  return (
    <ConfirmDialog
      title={stackText.actedTitle}
      text={stackText.acted}
      yes={stackText.actedYes}
      onYes={goOn}
      onClose={stop}
    />
  )
}
