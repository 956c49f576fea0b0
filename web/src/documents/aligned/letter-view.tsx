import type { Document } from '@brieflotse/contract'
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
  useMemo,
  useState,
} from 'react'
import { alignedText } from '../../text/aligned.ts'
import { detailText } from '../../text/detail.ts'
import { translationText } from '../../text/translation.ts'
import { percentText } from '../../ui/format.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { useChosen } from './chosen.ts'
import { pairAt, rowFrom, rowElementOf } from './find-row.ts'
import {
  type LetterBlock,
  hasGermanLeft,
  isRough,
  type Pair,
  targetLanguageOf,
  translatedUpTo,
} from './letter.ts'
import { LetterText } from './letter-text.tsx'
import type { Letter } from './use-letter.ts'
import { WrongList } from './wrong-list.tsx'

type Props = {
  document: Document
  letter: Letter
  onOnlyUncertain: (only: boolean) => void
  size: number
  onOpen: (index: number, isAsked: boolean) => void
  ref: Ref<HTMLElement>
}

/** The whole letter with German, translation, and notes about the quality of the translation. */
export function AlignedLetterView(props: Props) {
  const { document, letter, size } = props
  const { pairs, blocks, uncertain, onlyUncertain } = letter
  const [isAlike, setAlike] = useState(false)
  const { sourceLanguage: from, targetLanguage: to, translationState } = document
  const languages = useMemo(
    () => ({ from, to, doneUpTo: translatedUpTo(pairs, translationState) }),
    [from, to, pairs, translationState],
  )
  const beside = isAlike || onlyUncertain ? 'alike' : 'small'
  return (
    <div
      data-letter
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-4 pb-8 leading-[1.6] md:px-8"
      style={{ fontSize: `${size * 1.125}rem` }}
    >
      <div className={`mx-auto ${beside === 'alike' ? 'max-w-[70rem]' : 'max-w-[40em]'}`}>
        <Heads isAlike={isAlike} onAlike={setAlike} {...props} />
        <Notes document={document} pairs={pairs} uncertain={uncertain} />
        {pairs.length > 0 ? (
          <Sentences {...props} count={pairs.length}>
            <LetterText
              key={String(onlyUncertain)}
              blocks={blocks}
              languages={languages}
              beside={beside}
              documentId={document.id}
            />
          </Sentences>
        ) : (
          <WholeText document={document} />
        )}
        <WrongList />
      </div>
    </div>
  )
}

type HeadsProps = Props & { isAlike: boolean; onAlike: (alike: boolean) => void }

/** The buttons that show both languages or only uncertain sentences, and the column headings with the languages. */
function Heads(props: HeadsProps) {
  const { document, letter, onOnlyUncertain, isAlike, onAlike } = props
  const { pairs, uncertain, onlyUncertain } = letter
  const count = uncertain.flatMap(({ groups }) => groups.flat()).length
  const isBoth = isAlike || onlyUncertain
  return (
    <>
      {pairs.length > 0 && (
        <div className="mb-3 flex flex-wrap gap-2 print:hidden">
          <Chip isOn={isBoth} disabled={onlyUncertain} onClick={() => onAlike(!isAlike)}>
            {alignedText.both}
          </Chip>
          {count > 0 && (
            <Chip isOn={onlyUncertain} onClick={() => onOnlyUncertain(!onlyUncertain)}>
              {alignedText.onlyUncertain({ count })}
            </Chip>
          )}
        </div>
      )}
      <div
        data-heads
        className={`mb-1 gap-x-8 text-small font-semibold ${isBoth ? 'md:grid md:grid-cols-2' : ''}`}
      >
        <p>
          {detailText.translationColumn({
            language: targetLanguageOf(document, detailText.languages),
          })}
        </p>
        <p className={isBoth ? 'md:px-3' : 'hidden font-normal text-muted md:block'}>
          {detailText.originalColumn}
        </p>
      </div>
    </>
  )
}

type ChipProps = {
  isOn: boolean
  disabled?: boolean
  onClick: () => void
  children: string
}

function Chip({ isOn, disabled = false, onClick, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      disabled={disabled}
      onClick={onClick}
      className="flex min-h-11 items-center gap-1.5 rounded-full border border-line-strong px-3.5 text-start text-small leading-tight font-semibold transition-colors duration-150 hover:border-ink disabled:opacity-60 aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent"
    >
      {isOn && <Icon name="check" className="-ms-1.5 size-5!" />}
      {children}
    </button>
  )
}

type NotesProps = { document: Document; pairs: Pair[]; uncertain: LetterBlock[] }

/** Notes about the translation: its progress, its translator, and the meaning of the marks. */
function Notes({ document, pairs, uncertain }: NotesProps) {
  const { translationState: state, progress, translatedBy } = document
  const shown = uncertain.flatMap(({ groups }) => groups.flat())
  const isWaiting = state === 'waiting'
  const about = [
    translatedBy && translationText.by({ label: translatedBy }),
    state === 'off' && detailText.translationOff,
    state === 'failed' && detailText.translationFailed,
  ].filter((note) => typeof note === 'string')
  const hints = [
    shown.some(isRough) && alignedText.roughNote,
    state === 'done' && shown.some(hasGermanLeft) && alignedText.germanNote,
    pairs.length > 0 && alignedText.tapNote,
  ].filter((note) => typeof note === 'string')
  return (
    <>
      {isWaiting && (
        <p
          role="status"
          className="my-3 rounded-box bg-accent-wash px-4 py-3 text-base leading-snug"
        >
          {detailText.translationWaiting}{' '}
          {progress?.step === 'translating' && progress.pages > 0
            ? alignedText.comesByItself({
                percent: percentText(progress.page / progress.pages),
              })
            : ''}
        </p>
      )}
      <div className="mb-5 grid gap-1 text-small text-muted">
        {about.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{hints.join(' ')}</p>
      </div>
    </>
  )
}

/** Where a key starts the search for the next sentence, and in which direction; null for other keys. */
function targetOf(key: string, at: number, count: number): [start: number, step: 1 | -1] | null {
  if (key === 'ArrowDown') return [at + 1, 1]
  if (key === 'ArrowUp') return [at - 1, -1]
  if (key === 'Home') return [0, 1]
  return key === 'End' ? [count - 1, -1] : null
}

type SentencesProps = Pick<Props, 'onOpen' | 'ref'> & { count: number; children: React.ReactNode }

/** The list of sentences as one Tab stop: arrow keys move between sentences, Enter opens the details of one. */
function Sentences({ onOpen, ref, count, children }: SentencesProps) {
  const choose = useChosen((state) => state.choose)
  const point = useChosen((state) => state.point)

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // a sentence can contain buttons (explained words), which handle their own keys
    const row = rowElementOf(event.target)
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && row === event.target) {
      event.preventDefault()
      return onOpen(Number(row.dataset['pair']), true)
    }
    const target = targetOf(event.key, Number(row.dataset['pair']), count)
    const next = target && rowFrom(event.currentTarget, ...target, count)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
  function onClick({ target }: MouseEvent) {
    const at = pairAt(target)
    // ignores the end of a text selection, and buttons inside of the sentence
    const isMarking = getSelection()?.isCollapsed === false
    if (at === null || isMarking || (target as Element).closest('button')) return
    onOpen(at, false)
  }
  return (
    <article
      ref={ref}
      aria-label={alignedText.sentences}
      aria-describedby="sentences-how"
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const at = pairAt(event.target)
        if (at !== null) choose(at)
      }}
      onClick={onClick}
      onPointerOver={(event: PointerEvent) =>
        event.pointerType === 'mouse' && point(pairAt(event.target))
      }
      onPointerLeave={() => point(null)}
    >
      {children}
    </article>
  )
}

/** For letters that were read by an earlier version, which stored no sentences. */
function WholeText({ document }: { document: Document }) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <p lang={document.targetLanguage} className="whitespace-pre-wrap">
        {document.translatedText ?? detailText.untranslated}
      </p>
      <p lang={document.sourceLanguage} className="german px-4 py-3 whitespace-pre-wrap">
        {document.originalText}
      </p>
    </div>
  )
}
