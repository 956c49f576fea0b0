import type { User } from '@brieflotse/contract'
import type { ShownLetter } from '@brieflotse/offline'
import { type LetterDraft, letterMeaningOf, letterTextOf } from '@brieflotse/writing'
import { useEffect, useRef } from 'react'
import { responsesText } from '../text/responses.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/drawings/icon.tsx'
import { downloadLetter } from './download.ts'
import { language } from '../text/in-language.ts'
import { mailText } from '../text/mail.ts'
import { canBeMailed } from '../posting/mail-state.ts'
import { MailBadge } from '../posting/mail-badge.tsx'
import { useMailState } from '../posting/use-mail-state.ts'
import { LetterOnPaper } from './din-page.tsx'
import { EditableLetter } from './editable-letter.tsx'
import { GoesAlong } from './goes-along.tsx'
import { LetterMeaning } from './letter-meaning.tsx'
import { putNoticeAway } from '../ui/toast.tsx'

type Props = {
  letter: ShownLetter
  /** True if the letter was just created: the view scrolls to it and focuses it. */
  isArrival: boolean
  draft: LetterDraft
  user: User
  onMail: () => void
}

/** The finished response: read it with its meaning, edit, download and send it. */
export function LetterWorkplace({ isArrival, ...props }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // on phones, the letter is below the form, so the view scrolls to it and focuses it
  useEffect(() => {
    if (!isArrival) return
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView({ block: 'start' })
  }, [isArrival])
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="scroll-mt-4 outline-none"
      // on phones, the "created" notice covers part of the letter, so scrolling dismisses it
      onTouchMove={putNoticeAway}
      onWheel={putNoticeAway}
    >
      <Workplace {...props} />
    </div>
  )
}

function Workplace({ letter, draft, user, onMail }: Omit<Props, 'isArrival'>) {
  const { state } = useMailState(letter)
  const isAsWritten = letter.content === letterTextOf(draft)
  // in English, the draft also contains the meaning of the user's own sentences
  const isEnglish = language === 'en'
  return (
    <div className="grid gap-5">
      <GoesAlong letter={letter} />
      <EditableLetter
        letter={letter}
        user={user}
        main={
          canBeMailed(state) && (
            <Button look="primary" onClick={onMail}>
              <Icon name="letter" />
              {mailText.send}
            </Button>
          )
        }
        acts={
          <Button onClick={() => downloadLetter(letter)}>
            <Icon name="page" />
            {responsesText.download}
          </Button>
        }
      >
        {isAsWritten && isEnglish ? (
          <section>
            <h3 className="mb-2 text-small font-semibold text-muted">{responsesText.meaning}</h3>
            <p className="rounded-box border border-line bg-surface p-5 whitespace-pre-wrap">
              {letterMeaningOf(draft)}
            </p>
          </section>
        ) : (
          <LetterMeaning
            responseType={letter.responseType}
            content={letter.content}
            draft={draft}
          />
        )}
      </EditableLetter>
      <MailBadge letter={letter} />
      <LetterOnPaper letter={letter} />
    </div>
  )
}
