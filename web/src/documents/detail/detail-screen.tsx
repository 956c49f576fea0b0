import type { Document } from '@brieflotse/contract'
import { findDocument, hasPulled, loadOriginal } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, type ReactNode, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { changesText } from '../../text/changes.ts'
import { correctText } from '../../text/correct.ts'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'
import { paths } from '../../ui/paths.ts'
import { useSignedIn } from '../../session/session.ts'
import { notify } from '../../ui/toast.tsx'
import { Skeleton, Spinner } from '../../ui/spinner.tsx'
import { OwnChanges } from '../../changes/own-changes.tsx'
import { Rename } from '../edit/rename.tsx'
import { TagEditor } from '../edit/tags.tsx'
import { back } from '../../ui/use-return.ts'
import { useReadAgain } from '../documents.ts'
import { EraseDialog } from '../erase-dialog.tsx'
import { ReadingProgress } from '../reading-progress.tsx'
import { titleOf, titleParts } from '../../letters/title.ts'
import { AfterFirstWords } from './after-first-words.tsx'
import { KnownTerms } from './german-words.tsx'
import { LetterView } from './letter-view.tsx'
import { ReadingSaid } from './reading-said.tsx'
import { WithoutAnalysis } from './without-analysis.tsx'
import { usePin } from '../keep.ts'
import { saveFile } from '../../ui/save-file.ts'
import { useAction } from '../../ui/use-action.ts'

// Few documents contain several letters, so this code and its sentences are loaded on demand.
const StackCard = lazy(async () => ({
  default: (await import('../stack/stack-card.tsx')).StackCard,
}))
const KinCard = lazy(async () => ({ default: (await import('../stack/kin-card.tsx')).KinCard }))
const PageButtons = lazy(async () => ({
  default: (await import('../stack/page-buttons.tsx')).PageButtons,
}))

export function DetailScreen() {
  const id = Number(useParams()['id'])
  const navigate = useNavigate()
  const { db, sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const [asking, setAsking] = useState(false)
  const [erased, setErased] = useState(false)
  const found = useLiveQuery(async () => {
    const document = Number.isSafeInteger(id) && id > 0 ? await findDocument(db, id) : null
    return { document, pulled: await hasPulled(db) }
  }, [db, id])
  const leave = useCallback(() => {
    setErased(true)
    // replaces the history entry, because Back would lead to an erased letter
    void navigate(paths.documents, { state: back, replace: true })
  }, [navigate])

  const document = found?.document
  if (!document) {
    const coming = !found || (!found.pulled && !offline)
    return (
      <Page>
        <h1 className="sr-only">{detailText.pages}</h1>
        {coming || asking || erased ? <Loading /> : <Missing />}
      </Page>
    )
  }
  const title = titleOf(document)
  const { explanation, status } = document
  return (
    <Page>
      <title>{`${title} · ${text.app.name}`}</title>
      <Heading document={document} />
      <TagEditor id={document.id} tags={document.tags} />
      <OwnChanges documentId={document.id} className="mb-4" />
      {explanation && status === 'processing' && (
        <div className="mb-4 max-w-2xl">
          <ReadingProgress progress={document.progress} />
          <ReadingSaid progress={document.progress} />
        </div>
      )}
      <Pages document={document} />
      {document.parts?.length ? null : explanation ? (
        <KnownTerms terms={explanation.terms}>
          <LetterView document={document} explanation={explanation} />
        </KnownTerms>
      ) : (
        <WithoutAnalysis document={document} />
      )}
      <div className="-ms-5 mt-8 flex flex-wrap">
        <OnDevice document={document} />
        {explanation && status === 'completed' && <ReadAgain id={document.id} />}
        <AfterFirstWords>
          <PageButtons document={document} />
        </AfterFirstWords>
        <Button look="danger-quiet" onClick={() => setAsking(true)}>
          <Icon name="erase" />
          {detailText.erase}
        </Button>
      </div>
      {asking && (
        <EraseDialog
          id={document.id}
          title={title}
          onClose={() => setAsking(false)}
          onEnd={leave}
        />
      )}
    </Page>
  )
}

/** Proposals to split the file into letters, and links to related documents. Most documents have neither. */
function Pages({ document }: { document: Document }) {
  const { id, stack, parts, joined, partOf, joinedInto } = document
  const hasKin = !!(parts?.length || joined?.length || partOf || joinedInto)
  if (!stack && !hasKin) return null
  return (
    <div className="mb-4 grid max-w-2xl gap-4 empty:hidden" data-screen-only>
      <Suspense>
        {stack && <StackCard key={`${id} ${JSON.stringify(stack)}`} document={document} />}
        {hasKin && <KinCard document={document} />}
      </Suspense>
    </div>
  )
}

/** A button that has the letter read again by the current version of the reader. The user's corrections stay. */
function ReadAgain({ id }: { id: number }) {
  const [read, busy] = useReadAgain(sayWhetherItBegan)
  return (
    <Button look="quiet" disabled={busy} onClick={() => void read(id)}>
      <Icon name="again" className="size-5" />
      {correctText.readAgain}
    </Button>
  )
}

/** Tells the user whether the reading has started; it starts only when the server has the request. */
function sayWhetherItBegan(outcome: 'done' | 'waiting'): void {
  const { kinds, states } = changesText
  if (outcome === 'waiting') notify(kinds['read-document'].own, states.turn)
  else notify(correctText.readAgainStarted, correctText.readAgainLong)
}

/** The heading: the name that the user gave, otherwise the sender with the date below, otherwise the document's title. */
function Heading({ document }: { document: Document }) {
  const [name, date] = titleParts(document)
  const [renaming, setRenaming] = useState(false)
  return (
    <div className="flex max-w-2xl items-start gap-2 text-display">
      <h1 className="min-w-0 text-display wrap-anywhere">
        {name} {date && <span className="block text-lead font-normal text-muted">{date}</span>}
      </h1>
      <IconButton
        label={text.documents.rename}
        // centred on the first line of the heading, at any font size
        className="mt-[calc((1lh-2.75rem)/2)]"
        onClick={() => setRenaming(true)}
      >
        <Icon name="edit" className="size-5" />
      </IconButton>
      {renaming && <Rename row={document} onClose={() => setRenaming(false)} />}
    </div>
  )
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-4 sm:px-5 md:px-10 md:py-8">
      <Link
        to={paths.documents}
        state={back}
        data-screen-only
        className="-ms-2 mb-2 inline-flex min-h-11 items-center gap-2 rounded-small px-2 text-small font-semibold text-accent hover:bg-accent-wash"
      >
        <Icon name="back" className="size-5" />
        {text.documents.title}
      </Link>
      {children}
    </div>
  )
}

function Loading() {
  return (
    <div className="grid max-w-2xl gap-4">
      <Spinner label={detailText.loading} className="py-4" />
      <Skeleton className="h-72 rounded-sheet" />
      <Skeleton className="h-40 rounded-box" />
    </div>
  )
}

function Missing() {
  return (
    <div
      role="alert"
      className="flex items-start gap-3 rounded-box border border-late-line bg-late-wash p-5 text-late"
    >
      <Icon name="alert" />
      <p>{detailText.loadFailed}</p>
    </div>
  )
}

/** Downloads of the uploaded files, and the switch that keeps the letter on this device. */
function OnDevice({ document: { id, fileCount } }: { document: Document }) {
  const [pinned, toggle] = usePin(id)
  const [download, busy] = useDownload(id)
  const numbers = Array.from({ length: Math.max(1, fileCount ?? 1) }, (_, i) => i + 1)
  return (
    <>
      {numbers.map((number) => (
        <Button key={number} look="quiet" disabled={busy} onClick={() => void download(number)}>
          <Icon name="download" className="size-5" />
          {numbers.length === 1 ? detailText.download : detailText.downloadPart({ number })}
        </Button>
      ))}
      <Button look="quiet" aria-pressed={pinned} onClick={toggle}>
        <Icon name="pin" className="size-5" />
        {pinned ? text.keep.unpin : text.keep.pin}
      </Button>
    </>
  )
}

/** Returns a function that saves an uploaded file under its own name, from this device if it is stored here. */
function useDownload(id: number) {
  const { db } = useSignedIn()
  const download = useCallback(
    async (number: number) => saveFile(await loadOriginal(db, id, number)),
    [db, id],
  )
  return useAction(download, detailText.downloadFailed)
}
