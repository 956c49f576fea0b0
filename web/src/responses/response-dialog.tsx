import type { Document, Explanation, User } from '@brieflotse/contract'
import { currentUser, saveProfile } from '@brieflotse/offline'
import { factsOf, type LetterKind, letterKinds, type Wishes } from '@brieflotse/writing'
import { useLiveQuery } from 'dexie-react-hooks'
import { useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { mailText } from '../text/mail.ts'
import { responsesText } from '../text/responses.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { Modal } from '../ui/modal.tsx'
import { useSignedIn } from '../ui/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { notifyFailure } from '../ui/toast.tsx'
import { KindForm } from './kind-form.tsx'
import { LetterPreview } from './letter-preview.tsx'
import { MailStep } from './mail/mail-step.tsx'
import { LetterWorkplace } from './letter-workplace.tsx'
import { keep, useAnswered, useLetter, write } from './responses.ts'
import { changedIn, type Sender } from './sender-fields.tsx'

type Props = { documentId: number; onClose: () => void }

/** Writes a response to a document: the kind on the left, the letter beside its meaning on the right. */
export function ResponseDialog({ documentId, onClose }: Props) {
  const { db } = useSignedIn()
  const document = useAnswered(documentId)
  const user = useLiveQuery(() => currentUser(db), [db])
  const isReady = document?.explanation && user
  return (
    <Modal title={responsesText.dialog} size="sheet" onClose={onClose} inAddress>
      {isReady ? (
        <Respond document={{ ...document, explanation: document.explanation! }} user={user} />
      ) : (
        <div className="p-6">
          {document === undefined || user === undefined ? (
            <Spinner label={text.app.loading} />
          ) : (
            <p>{responsesText.notYet}</p>
          )}
        </div>
      )}
    </Modal>
  )
}

/** The kind that whoever opened the dialog asked for: the state of the address says it. */
function wantedKind(state: unknown): LetterKind | null {
  const kind = typeof state === 'object' && state !== null && 'kind' in state ? state.kind : null
  return letterKinds.find((one) => one === kind) ?? null
}

function Respond({
  document,
  user,
}: {
  document: Document & { explanation: Explanation }
  user: User
}) {
  const { db } = useSignedIn()
  const state: unknown = useLocation().state
  const [kind, setKind] = useState<LetterKind>(() => wantedKind(state) ?? 'confirmation')
  const [wishes, setWishes] = useState<Wishes>({})
  const [sender, setSender] = useState<Sender>({})
  const [withCopy, setWithCopy] = useState(false)
  const [keptAs, setKeptAs] = useState<string | null>(null)
  const [wroteOne, setWroteOne] = useState(false)
  const [mailing, setMailing] = useState(false)
  const [busy, setBusy] = useState(false)
  // `busy` is not up to date before the next render: clicks that come together would make a letter each
  const running = useRef(false)
  const [failed, setFailed] = useState(false)
  const facts = factsOf(document)
  const writer = { ...user, ...sender }
  const draft = write(kind, document, writer, wishes)

  const generate = async () => {
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailed(false)
    try {
      const changed = changedIn(sender, user)
      if (changed) await saveProfile(db, changed)
      setKeptAs(await keep(db, document.id, { title: document.title, draft, withCopy }))
      setWroteOne(true)
    } catch (error) {
      console.error(error)
      setFailed(true)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  const choose = (next: LetterKind) => {
    setKind(next)
    // a day or an amount means something else in another letter
    setWishes({ ...wishes, date: undefined, amount: undefined })
    setKeptAs(null)
  }
  if (mailing && keptAs) {
    return <Mailing letterKey={keptAs} onBack={() => setMailing(false)} />
  }
  return (
    <div className="grid min-h-0 flex-1 grid-cols-1 scroll-pb-24 max-lg:content-start overflow-y-auto overscroll-contain border-t border-line lg:grid-cols-[min(20rem,50%)_minmax(0,1fr)] lg:overflow-hidden">
      <div className="scroll-pb-24 border-line p-5 pb-0 md:px-6 lg:overflow-y-auto lg:border-e lg:pt-6">
        <KindForm
          documentId={document.id}
          facts={facts}
          user={user}
          draft={draft}
          wishes={wishes}
          onKind={choose}
          onWishes={(more) => {
            setWishes({ ...wishes, ...more })
            setKeptAs(null)
          }}
          sender={sender}
          onSender={(more) => {
            setSender({ ...sender, ...more })
            setKeptAs(null)
          }}
          withCopy={withCopy}
          onWithCopy={(yes) => {
            setWithCopy(yes)
            setKeptAs(null)
          }}
          onGenerate={() => void generate()}
          busy={busy}
        />
        {failed && (
          <p role="alert" className="my-4 rounded-box bg-late-wash p-4 text-late">
            {responsesText.generateFailed}
          </p>
        )}
      </div>
      <div
        className={`min-w-0 scroll-pb-24 bg-page p-5 md:p-6 lg:overflow-y-auto ${keptAs ? 'pb-0!' : ''}`}
      >
        {keptAs ? (
          <LetterWorkplace
            letterKey={keptAs}
            draft={draft}
            user={writer}
            onMail={() => setMailing(true)}
          />
        ) : (
          <LetterPreview>
            {wroteOne && (
              <Button onClick={() => notifyFailure(mailText.noLetter, mailText.noLetterLong)}>
                {mailText.send}
              </Button>
            )}
          </LetterPreview>
        )}
      </div>
    </div>
  )
}

/** The letter leaves the stage to how it is sent; going back shows it again. */
function Mailing({ letterKey, onBack }: { letterKey: string; onBack: () => void }) {
  const letter = useLetter(letterKey)
  return (
    <div className="min-h-0 flex-1 scroll-pb-24 overflow-y-auto overscroll-contain border-t border-line">
      {letter && <MailStep letter={letter} onBack={onBack} />}
    </div>
  )
}
