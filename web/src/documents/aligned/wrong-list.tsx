import { markWrong, readWrongSentences, type WrongSentence } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { Button } from '../../ui/button.tsx'
import { useSignedIn } from '../../session/session.ts'
import { useAction } from '../../ui/use-action.ts'
import { useCopy } from '../../ui/use-copy.ts'

/** The user's own list of wrong translations, over all letters. It stays on this device. */
export function WrongList() {
  const { db } = useSignedIn()
  const all = useLiveQuery(() => readWrongSentences(db), [db]) ?? []
  const copy = useCopy(
    all.map(({ german, english }) => `${german}\n${english}`).join('\n\n'),
    alignedText,
  )
  if (all.length === 0) return null
  return (
    <details data-screen-only className="mt-8 border-t border-line pt-1 text-base">
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent">
        {alignedText.wrongList({ count: all.length })}
      </summary>
      <p className="text-small text-muted">{alignedText.wrongKeptLong}</p>
      <ul>
        {all.map((one) => (
          <Wrong key={`${one.documentId} ${one.german} ${one.english}`} sentence={one} />
        ))}
      </ul>
      <Button className="my-3" onClick={() => void copy()}>
        {alignedText.copyList}
      </Button>
    </details>
  )
}

function Wrong({ sentence }: { sentence: WrongSentence }) {
  const { db } = useSignedIn()
  const taking = useCallback(() => markWrong(db, sentence, false), [db, sentence])
  const [takeBack, busy] = useAction(taking, alignedText.notKept)
  return (
    <li className="border-b border-line py-3">
      <p lang="en">{sentence.english}</p>
      <p lang="de" dir="ltr" className="text-small text-muted hyphens-auto">
        {sentence.german}
      </p>
      <Button
        look="quiet"
        className="-ms-3 px-3!"
        disabled={busy}
        about={sentence.german}
        onClick={() => void takeBack()}
      >
        {alignedText.takeBack}
      </Button>
    </li>
  )
}
