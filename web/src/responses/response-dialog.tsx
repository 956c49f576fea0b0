import type { Document, Explanation, User } from '@brieflotse/contract'
import {
  responseDraftKey,
  currentUser,
  keyOfLetter,
  readDraft,
  type ShownLetter,
} from '@brieflotse/offline'
import { type LetterDraft, factsOf, proposalsFor, letterTextOf } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { type ReactNode, useState } from 'react'
import { mailText } from '../text/mail.ts'
import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notifyFailure } from '../ui/toast.tsx'
import { KindForm } from './kind-form.tsx'
import { MailStep } from './mail/mail-step.tsx'
import { LetterWorkplace } from './letter-workplace.tsx'
import { useOpenLetter } from './open-letter.ts'
import { useAnswered, useShownLetter, write } from './responses.ts'
import { type Answering, useAnswering, useStep } from './use-answering.ts'
import { useGenerate } from './use-generate.tsx'
import { PageTray } from '../ui/drawings/scenes.tsx'

type Props = { documentId: number; onClose: () => void }

/** Writes a response to a document: the kind on the left, the letter beside its meaning on the right. */
export function ResponseDialog({ documentId, onClose }: Props) {
  const { db } = useSignedIn()
  const document = useAnswered(documentId)
  const user = useLiveQuery(() => currentUser(db), [db])
  const begun = useLiveQuery(
    async () => ({ kept: await readDraft(db, responseDraftKey(documentId)) }),
    [db, documentId],
  )
  const isReady = document?.explanation && user && begun
  return (
    <Modal title={responsesText.dialog} size="sheet" onClose={onClose} inAddress>
      {isReady ? (
        <Respond
          document={{ ...document, explanation: document.explanation! }}
          user={user}
          kept={begun.kept}
        />
      ) : (
        <div className="p-6">
          {document === undefined || user === undefined || !begun ? (
            <Spinner label={text.app.loading} />
          ) : (
            <p>{responsesText.notYet}</p>
          )}
        </div>
      )}
    </Modal>
  )
}

type RespondProps = {
  document: Document & { explanation: Explanation }
  user: User
  /** The stored draft of an earlier session. */
  kept: unknown
}

function Respond({ document, user, kept }: RespondProps) {
  const { answering, change, drop } = useAnswering(document.id, kept)
  const { kind, wishes, sender, withCopy, made, isStale } = answering
  const { place, go } = useStep()
  const open = useOpenLetter(document.id, kind)
  const [wroteOne, setWroteOne] = useState(false)
  // true after a reload too
  const [isArrival, setArrival] = useState(place.at === 'letter')
  const facts = factsOf(document)
  const writer = { ...user, ...sender }
  const draft = write(kind, document, writer, wishes)
  const generating = useGenerate({
    answering,
    user,
    document,
    text: letterTextOf(draft),
    open: open ?? null,
    onMade: (content) => change({ made: { ...made, [kind]: content }, isStale: false }),
    onDone: () => {
      setWroteOne(true)
      setArrival(true)
      go({ at: 'letter' })
    },
  })
  /** Stores a choice that the letter does not contain yet. */
  const say = (more: Partial<Answering>) => change({ ...more, isStale: true })

  if (place.at === 'mail') {
    return <Mailing letterKey={place.letter} onBack={() => go({ at: 'letter' })} onSent={drop} />
  }
  // hides the old letter while a new one is being created or has failed
  const letter = isStale || generating.busy || generating.failed ? null : open
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 scroll-pb-24 max-lg:content-start overflow-y-auto overscroll-contain border-t border-line lg:grid-cols-[min(20rem,50%)_minmax(0,1fr)] lg:overflow-hidden">
      <div className="scroll-pb-24 border-line p-5 pb-0 md:px-6 lg:overflow-y-auto lg:border-e lg:pt-6">
        <KindForm
          documentId={document.id}
          facts={facts}
          proposals={proposalsFor(facts, document.explanation.plan)}
          user={user}
          draft={draft}
          wishes={wishes}
          onKind={(next) => {
            // dates and amounts have another meaning in another kind of letter
            const { date: _, amount: __, ...others } = wishes
            change({ kind: next, wishes: others, isStale: false })
            setArrival(false)
            if (place.at !== 'form') go({ at: 'form' })
          }}
          onWishes={(more) => say({ wishes: { ...wishes, ...more } })}
          sender={sender}
          onSender={(more) => say({ sender: { ...sender, ...more } })}
          withCopy={withCopy}
          onWithCopy={(yes) => say({ withCopy: yes })}
          onGenerate={generating.ask}
          busy={generating.busy}
          isMade={Boolean(letter)}
        />
        {generating.failed && (
          <p role="alert" className="my-4 rounded-box bg-late-wash p-4 text-late">
            {responsesText.generateFailed}
          </p>
        )}
      </div>
      <Right
        key={letter ? `${keyOfLetter(letter)} ${generating.turn}` : ''}
        letter={letter}
        isArrival={isArrival}
        hadOne={wroteOne}
        draft={draft}
        user={writer}
      />
      {generating.question}
    </div>
  )
}

type RightProps = {
  /** Null if there is none, undefined while loading. */
  letter: ShownLetter | null | undefined
  isArrival: boolean
  /** True if a letter was created in this dialog before, so its send button stays and says that there is none now. */
  hadOne: boolean
  draft: LetterDraft
  user: User
}

function Right({ letter, isArrival, hadOne, draft, user }: RightProps) {
  const { go } = useStep()
  return (
    <div
      className={`min-w-0 scroll-pb-24 bg-page p-5 md:p-6 lg:overflow-y-auto ${letter ? 'pb-0!' : ''}`}
    >
      {letter && (
        <LetterWorkplace
          letter={letter}
          isArrival={isArrival}
          draft={draft}
          user={user}
          onMail={() => go({ at: 'mail', letter: keyOfLetter(letter) })}
        />
      )}
      {letter === null && (
        <LetterPreview>
          {hadOne && (
            <Button onClick={() => notifyFailure(mailText.noLetter, mailText.noLetterLong)}>
              {mailText.send}
            </Button>
          )}
        </LetterPreview>
      )}
    </div>
  )
}

type MailingProps = { letterKey: string; onBack: () => void; onSent: () => void }

/** Shows the delivery step instead of the letter; Back shows the letter again. */
function Mailing({ letterKey, onBack, onSent }: MailingProps) {
  const letter = useShownLetter(letterKey)
  return (
    <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto overscroll-contain border-t border-line">
      {letter && <MailStep letter={letter} onBack={onBack} onSent={onSent} />}
    </div>
  )
}

/** A placeholder for the letter. `children`: a button that stays after the previous letter is gone. */
function LetterPreview({ children }: { children?: ReactNode }) {
  return (
    <div className="grid content-center justify-items-center gap-4 rounded-box border-2 border-dashed border-line-strong/50 p-6 text-center text-muted lg:min-h-full">
      {/* phones show the choice of kinds instead */}
      <PageTray className="w-28 max-lg:hidden" />
      <p>{responsesText.empty}</p>
      {children}
    </div>
  )
}
