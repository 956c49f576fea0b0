import { text } from '../text/text.ts'
import { Confirm } from '../ui/confirm.tsx'
import { useErase } from './documents.ts'

type Props = { id: number; title: string; onClose: () => void; onEnd?: () => void }

/** Asks before a document is erased for good. */
export function EraseDialog({ id, title, onClose, onEnd }: Props) {
  const erase = useErase(onEnd)
  return (
    <Confirm
      title={text.documents.eraseTitle}
      text={text.documents.eraseText({ title })}
      yes={text.documents.eraseConfirm}
      onYes={() => void erase(id)}
      onClose={onClose}
    />
  )
}
