import { keyOfLetter, type ShownLetter } from '@brieflotse/offline'
import { useState } from 'react'
import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { PageTray } from '../ui/drawings/scenes.tsx'
import { Empty } from '../ui/empty.tsx'
import { Skeleton, Spinner } from '../ui/spinner.tsx'
import { LetterCard } from './letter-card.tsx'
import { SendDialog } from './mail/send-dialog.tsx'
import { useEraseLetter, useLetters } from './responses.ts'
import { ViewerDialog } from './viewer-dialog.tsx'

/** Response letters, newest first. */
export function ResponsesTab({ onViewDocuments }: { onViewDocuments: () => void }) {
  const letters = useLetters()
  const [viewing, setViewing] = useState<string | null>(null)
  const [mailing, setMailing] = useState<string | null>(null)
  const [erasing, setErasing] = useState<ShownLetter | null>(null)
  const erase = useEraseLetter()
  const mailed = letters?.find((letter) => keyOfLetter(letter) === mailing)
  if (!letters) return <Loading />
  if (letters.length === 0) {
    return (
      <Empty
        drawing={<PageTray className="w-32" />}
        title={responsesText.emptyTitle}
        hint={responsesText.emptyHint}
      >
        <Button look="primary" onClick={onViewDocuments}>
          {text.documents.viewDocuments}
        </Button>
      </Empty>
    )
  }
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {letters.map((letter) => (
          <LetterCard
            key={keyOfLetter(letter)}
            letter={letter}
            onView={() => setViewing(keyOfLetter(letter))}
            onMail={() => setMailing(keyOfLetter(letter))}
            onErase={() => setErasing(letter)}
          />
        ))}
      </ul>
      {viewing && <ViewerDialog letterKey={viewing} onClose={() => setViewing(null)} />}
      {mailed && <SendDialog letter={mailed} failsAs="alert" onClose={() => setMailing(null)} />}
      {erasing && (
        <Confirm
          title={responsesText.eraseTitle}
          text={responsesText.eraseText({ title: erasing.title })}
          yes={responsesText.erase}
          onYes={() => void erase(erasing)}
          onClose={() => setErasing(null)}
        />
      )}
    </>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <Spinner label={text.app.loading} className="py-2" />
      <Skeleton className="h-20 rounded-box" />
      <Skeleton className="h-20 rounded-box" />
    </div>
  )
}
