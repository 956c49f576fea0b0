import { markWrong, readWrongSentences } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { useCallback } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { useAction } from '../../ui/use-action.ts'
import { GermanWords } from '../detail/german-words.tsx'
import { useChosen } from './chosen.ts'
import { isRough, originalOf, type Pair, pairPlaceOf, translationOf } from './letter.ts'
import { useView } from './view.ts'

type Props = { pair: Pair; documentId: number }

/** The details of a sentence: both languages, its words, its place on the page, and a button that reports a wrong translation. */
export function SentenceDetail({ pair, documentId }: Props) {
  const { view, hasPages, show } = useView()
  const open = useChosen((state) => state.open)
  const translation = translationOf(pair)
  const isOnPage = view === 'page'
  return (
    <section aria-label={alignedText.bothLanguages} className="p-3 ps-4">
      <div className="flex items-start gap-2">
        <div className="min-w-0 flex-1 py-1.5">
          {isOnPage && translation !== null && (
            <p lang="en" className="mb-1.5 text-lead">
              {translation}
            </p>
          )}
          <p lang="de" dir="ltr" className="hyphens-auto">
            <GermanWords text={originalOf(pair)} />
          </p>
          {isRough(pair) && <p className="mt-1.5 text-small text-muted">{alignedText.roughHere}</p>}
        </div>
        <IconButton label={alignedText.fold} onClick={() => open(null)}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="-ms-3 flex flex-wrap">
        {isOnPage ? (
          <Button look="quiet" className="px-3!" onClick={() => show('letter')}>
            <Icon name="letter" />
            {alignedText.showInLetter}
          </Button>
        ) : (
          hasPages &&
          pairPlaceOf(pair) && (
            <Button look="quiet" className="px-3!" onClick={() => show('page')}>
              <Icon name="page" />
              {alignedText.showOnPage}
            </Button>
          )
        )}
        {translation !== null && (
          <WrongButton documentId={documentId} german={originalOf(pair)} english={translation} />
        )}
      </div>
    </section>
  )
}

type WrongProps = { documentId: number; german: string; english: string }

/** Adds a wrong translation to the user's own list, which stays on this device. */
function WrongButton({ documentId, german, english }: WrongProps) {
  const { db } = useSignedIn()
  const all = useLiveQuery(() => readWrongSentences(db), [db])
  const isWrong = all?.some((one) => one.german === german && one.english === english) ?? false
  const marking = useCallback(async () => {
    await markWrong(db, { documentId, german, english }, !isWrong)
    notify(isWrong ? alignedText.unmarked : alignedText.wrongKept, alignedText.wrongKeptLong)
  }, [db, documentId, german, english, isWrong])
  const [mark, busy] = useAction(marking, alignedText.notKept)
  return (
    <Button
      look="quiet"
      className="px-3!"
      aria-pressed={isWrong}
      disabled={busy || !all}
      onClick={() => void mark()}
    >
      <Icon name={isWrong ? 'check' : 'alert'} />
      {isWrong ? alignedText.isWrong : alignedText.wrong}
    </Button>
  )
}
