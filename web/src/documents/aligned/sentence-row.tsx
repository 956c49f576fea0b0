import type { AlignedSentence } from '@brieflotse/contract'
import { Fragment, memo } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { detailText } from '../../text/detail.ts'
import { GermanWords } from '../detail/german-words.tsx'
import { RoughMark } from '../detail/rough-mark.tsx'
import { useRow } from './chosen.ts'
import { isRough, type Pair } from './parts.ts'
import { StillGerman } from './still-german.tsx'

const sizes: Record<AlignedSentence['role'], string> = {
  heading: 'font-semibold',
  paragraph: '',
  item: '',
  cell: 'text-[0.9em]',
  address: 'text-[0.9em] text-muted',
  footer: 'text-[0.8em] text-muted',
}

type Props = { pair: Pair; count: number; from: string; to: string }

/**
 * What the letter says and what it means. Pointing at it, tapping it or moving the focus to it lights both. Rows that are not near the
 * screen are not laid out, so that forty pages scroll like one.
 */
export const SentenceRow = memo(function SentenceRow({ pair, count, from, to }: Props) {
  const { index, role, sentences, first } = pair
  const { isLit, isStop } = useRow(index)
  const id = `sentence-${index}`
  return (
    <li
      className={`[contain-intrinsic-size:auto_5rem] [content-visibility:auto] ${first ? 'pt-3 first:pt-0' : ''}`}
    >
      <div
        role="group"
        data-pair={index}
        tabIndex={isStop ? 0 : -1}
        aria-label={alignedText.sentenceOf(index + 1, count)}
        aria-describedby={id}
        aria-current={isLit ? 'true' : undefined}
        className={`grid scroll-my-8 gap-x-6 rounded-small px-2 py-1 focus-visible:-outline-offset-2 aria-[current]:bg-accent-wash md:grid-cols-2 md:px-0 md:py-0.5 ${sizes[role]}`}
      >
        <p
          lang={from}
          dir="ltr"
          className={`german px-3 py-1.5 ${isLit ? 'bg-transparent!' : ''} ${role === 'footer' || role === 'address' ? '' : 'text-ink'}`}
        >
          {sentences.map(({ text }, at) => (
            <Fragment key={at}>
              {at > 0 && <Between />}
              <GermanWords text={text} reachable={isStop} />
            </Fragment>
          ))}
        </p>
        <div className="px-3 py-1.5">
          <p id={id} lang={to} dir="auto">
            {sentences.map((sentence, at) => (
              <Fragment key={at}>
                {at > 0 && <Between />}
                <Meaning pair={pair} sentence={sentence} from={from} reachable={isStop} />
              </Fragment>
            ))}
            {isRough(pair) && <RoughMark />}
          </p>
          {sentences.length === 1 && <StillGerman sentence={sentences[0]!} />}
        </div>
      </div>
    </li>
  )
})

/** Between the cells of a row. */
function Between() {
  return <span className="text-muted"> · </span>
}

/** Names, addresses and figures need no translation. */
const quietRoles: AlignedSentence['role'][] = ['address', 'footer', 'cell']

type MeaningProps = { pair: Pair; sentence: AlignedSentence; from: string; reachable: boolean }

function Meaning({ pair, sentence, from, reachable }: MeaningProps) {
  const { text, translation, quality, role } = sentence
  if (translation !== null) {
    const rough = 'underline decoration-must-line decoration-dashed underline-offset-4'
    return <span className={quality === 'rough' ? rough : ''}>{translation}</span>
  }
  if (pair.sentences.length > 1) {
    return (
      <span lang={from} className="text-muted">
        <GermanWords text={text} reachable={reachable} />
      </span>
    )
  }
  if (!quietRoles.includes(role)) {
    return <span className="text-muted">{detailText.untranslated}</span>
  }
  return (
    <span className="text-muted">
      <span className="sr-only">{detailText.untranslated}</span>
      <span aria-hidden="true">–</span>
    </span>
  )
}
