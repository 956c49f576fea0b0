import { memo, type ReactNode, useEffect, useRef } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { useChosen } from './chosen.ts'
import type { LetterBlock, Pair } from './letter.ts'
import { German, type Languages, RunningSentence } from './sentence.tsx'
import { SentenceDetail } from './sentence-detail.tsx'
import { StillGerman } from './still-german.tsx'
import { TableView, type Beside } from './table-view.tsx'
import { useMoreAndMore } from './use-more-and-more.ts'
import { useView } from './view.ts'

type Props = { blocks: LetterBlock[]; languages: Languages; beside: Beside; documentId: number }

/** The whole letter as running text: headings, paragraphs, lists and tables. Rows are added step by step, so that long letters open fast. */
export function LetterText({ blocks, ...rest }: Props) {
  const shown = useMoreAndMore(blocks.length)
  return blocks
    .slice(0, shown)
    .map((block) => <BlockView key={block.groups[0]![0]!.index} block={block} {...rest} />)
}

type BlockProps = { block: LetterBlock } & Omit<Props, 'blocks'>

const BlockView = memo(function BlockView({ block, documentId, ...rest }: BlockProps) {
  const { kind, groups } = block
  const pairs = groups.flat()
  if (kind === 'letterhead') return <Letterhead pairs={pairs} {...rest} />
  return (
    <div
      data-block={kind}
      className={`[contain-intrinsic-size:auto_6rem] [content-visibility:auto] ${kind === 'heading' ? 'pt-7 first:pt-0 [details+&]:pt-5' : 'pt-4 first:pt-0'}`}
    >
      <Content block={block} documentId={documentId} {...rest} />
      {kind !== 'list' && <Below pairs={pairs} documentId={documentId} {...rest} />}
    </div>
  )
})

function Content({ block: { kind, groups }, languages, beside, documentId }: BlockProps) {
  if (kind === 'table')
    return <TableView pairs={groups.flat()} languages={languages} beside={beside} />
  if (kind === 'heading')
    return (
      <Two beside={beside} groups={groups} languages={languages}>
        {/* the dialog's title is the heading above this one */}
        <h3 className="text-[1.15em] leading-snug font-semibold">
          {groups.map((group, at) => (
            <span key={at} className={at === 0 ? 'block' : 'block pt-0.5 text-[0.92em]'}>
              <Sentences pairs={group} languages={languages} />
            </span>
          ))}
        </h3>
      </Two>
    )
  if (kind === 'list')
    return (
      <ul className="grid list-disc gap-2 ps-6 marker:text-muted">
        {groups.map((group) => (
          <li key={group[0]!.index} className={isNumbered(group) ? 'list-none' : ''}>
            <Two beside={beside} groups={[group]} languages={languages}>
              <p>
                <Sentences pairs={group} languages={languages} />
              </p>
            </Two>
            <Below pairs={group} languages={languages} documentId={documentId} />
          </li>
        ))}
      </ul>
    )
  return (
    <Two beside={beside} groups={groups} languages={languages}>
      <p>
        <Sentences pairs={groups.flat()} languages={languages} />
      </p>
    </Two>
  )
}

/** True if the text of the list item already starts with its own number or letter. */
const isNumbered = ([first]: Pair[]) => /^(?:\d+|[a-z])[.)]/u.test(first!.sentences[0]!.text)

function Sentences({ pairs, languages }: { pairs: Pair[]; languages: Languages }) {
  return pairs.map((pair, at) => (
    <span key={pair.index}>
      {at > 0 && ' '}
      <RunningSentence pair={pair} languages={languages} />
    </span>
  ))
}

type TwoProps = {
  beside: Beside
  groups: Pair[][]
  languages: Languages
  children: ReactNode
}

/** A translation and its German text. If nothing in it was translated, the German stands there only once. */
function Two({ beside, groups, languages: { from, to }, children }: TwoProps) {
  const isAlike = beside === 'alike'
  const hasMeaning = (pair: Pair) => pair.sentences.some((one) => one.translation !== null)
  const german = groups
    .map((group) => (isAlike && group.some(hasMeaning) ? group : group.filter(hasMeaning)))
    .filter(({ length }) => length > 0)
  return (
    <div
      data-two
      className={isAlike && german.length > 0 ? 'grid gap-x-8 gap-y-1 md:grid-cols-2' : ''}
    >
      <div lang={to} dir="auto">
        {children}
      </div>
      {german.length > 0 && (
        <div
          data-german
          lang={from}
          dir="ltr"
          className={
            isAlike
              ? 'german px-3 py-1.5'
              : 'mt-1 hidden text-[0.8em] leading-normal text-muted hyphens-auto md:block'
          }
        >
          {german.map((group, at) => (
            <p key={at}>
              {group.map((pair, index) => (
                <span key={pair.index}>
                  {index > 0 && ' '}
                  <German pair={pair} />
                </span>
              ))}
            </p>
          ))}
        </div>
      )}
    </div>
  )
}

type BelowProps = Omit<BlockProps, 'block' | 'beside'> & { pairs: Pair[] }

/** Below a paragraph: explanations of words that stayed German, and the details of an open sentence. */
function Below({ pairs, languages, documentId }: BelowProps) {
  return (
    <>
      <StillGerman pairs={pairs} languages={languages} />
      <Opened pairs={pairs} documentId={documentId} />
    </>
  )
}

function Opened({ pairs, documentId }: { pairs: Pair[]; documentId: number }) {
  const opened = useChosen((state) => pairs.find(({ index }) => index === state.opened) ?? null)
  // the page view shows these details itself
  const isHere = useView().view === 'letter'
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened && isHere) box.current?.scrollIntoView({ block: 'nearest' })
  }, [opened, isHere])
  return (
    opened &&
    isHere && (
      <div
        ref={box}
        className="scroll-my-4 mt-3 rounded-box border border-line bg-surface text-base shadow-card print:hidden"
      >
        <SentenceDetail pair={opened} documentId={documentId} />
      </div>
    )
  )
}

type LetterheadProps = { pairs: Pair[]; languages: Languages; beside: Beside }

/** The letterhead: addresses and reference numbers, folded away. */
function Letterhead({ pairs, languages, beside }: LetterheadProps) {
  const stopAt = useChosen((state) => state.stopAt)
  return (
    <details
      data-screen-only
      className="border-y border-line py-1 not-first:mt-6"
      onToggle={({ currentTarget }) => {
        const { stop } = useChosen.getState()
        if (currentTarget.open || !pairs.some(({ index }) => index === stop)) return
        const first = currentTarget.parentElement?.querySelector<HTMLElement>(
          '[data-block] [data-pair]',
        )
        if (first) stopAt(Number(first.dataset['pair']))
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent">
        {alignedText.letterhead({ count: pairs.length })}
      </summary>
      <div className="pb-2 text-[0.85em] text-muted">
        {runsOf(pairs).map((run) =>
          run[0]!.role === 'cell' ? (
            <TableView key={run[0]!.index} pairs={run} languages={languages} beside={beside} />
          ) : (
            run.map((pair) => (
              <p key={pair.index} lang={languages.to}>
                <RunningSentence pair={pair} languages={languages} />
              </p>
            ))
          ),
        )}
      </div>
    </details>
  )
}

/** Splits a letterhead into runs: tables and plain lines are separate. */
function runsOf(pairs: Pair[]): Pair[][] {
  const runs: Pair[][] = []
  for (const pair of pairs) {
    const last = runs.at(-1)
    if (last && (last[0]!.role === 'cell') === (pair.role === 'cell')) last.push(pair)
    else runs.push([pair])
  }
  return runs
}
