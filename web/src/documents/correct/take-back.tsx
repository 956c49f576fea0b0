import type { Correction } from '@brieflotse/contract'
import { correctText } from '../../text/correct.ts'
import { Button } from '../../ui/button.tsx'
import { useCorrect, withdrawn } from './correct.ts'

type Props = { documentId: number; own: Correction; onEnd: () => void }

/** A button that withdraws the user's correction and closes the editor. */
export function TakeBack({ documentId, own, onEnd }: Props) {
  const correct = useCorrect(documentId)
  return (
    <Button
      look="quiet"
      onClick={() => {
        onEnd()
        void correct(withdrawn(own))
      }}
    >
      {correctText.takeBack}
    </Button>
  )
}
