import type { AlignedSentence } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { language as shownLanguage } from '../../text/in-language.ts'
import { GermanWords } from '../detail/german-words.tsx'
import { useRow } from './chosen.ts'
import type { Pair } from './letter.ts'

/** In which languages the letter is, and what of it is still worked on. */
export type Languages = {
  from: string
  to: string
  /** What stands behind this page is not translated yet; null while nothing is worked on. */
  doneUpTo: number | null
}

type Props = { pair: Pair; languages: Languages }

/** A sentence in the running text: it can be reached by the arrow keys, tapped and lit. */
export function RunningSentence({ pair, languages }: Props) {
  const { isLit, isStop } = useRow(pair.index)
  return (
    <span
      data-pair={pair.index}
      tabIndex={isStop ? 0 : -1}
      aria-current={isLit ? 'true' : undefined}
      className="scroll-my-16 rounded-[0.2em] box-decoration-clone hover:bg-sunken aria-[current]:bg-accent-wash"
    >
      {pair.sentences.map((sentence, at) => (
        <SentenceMeaning key={at} sentence={sentence} languages={languages} isStop={isStop} />
      ))}
    </span>
  )
}

type MeaningProps = { sentence: AlignedSentence; languages: Languages; isStop: boolean }

/** What a sentence means. One that stayed German is set apart by a tint, one that is rough by a dotted line. */
export function SentenceMeaning({ sentence, languages, isStop }: MeaningProps) {
  const { text, translation, quality, evidence, role } = sentence
  if (translation !== null) {
    if (quality !== 'rough') return translation
    return (
      <>
        <span className="underline decoration-[color-mix(in_oklab,var(--must)_45%,var(--must-line))] decoration-dotted decoration-[0.11em] underline-offset-[0.22em]">
          {translation}
        </span>
        <span className="sr-only" lang={shownLanguage}>
          {' '}
          ({detailText.rough})
        </span>
      </>
    )
  }
  const { doneUpTo, from } = languages
  const isWorkedOn = doneUpTo !== null && (evidence[0]?.page ?? 1) > doneUpTo
  const isQuiet = isWorkedOn || role === 'address' || role === 'footer' || !/\p{Ll}{3}/u.test(text)
  return (
    <>
      {!isQuiet && (
        <span className="sr-only" lang={shownLanguage}>
          {detailText.untranslated}:{' '}
        </span>
      )}
      <span
        lang={from}
        dir="ltr"
        className={
          isQuiet
            ? isWorkedOn
              ? 'text-muted'
              : ''
            : 'rounded-[0.2em] bg-german box-decoration-clone px-[0.15em] hyphens-auto'
        }
      >
        <GermanWords text={text} reachable={isStop} />
      </span>
    </>
  )
}

/** The same sentence in German, lit together with its meaning. */
export function German({ pair }: { pair: Pair }) {
  const { isLit, isStop } = useRow(pair.index)
  return (
    <span
      data-pair={pair.index}
      data-lit={isLit || undefined}
      className="rounded-[0.2em] box-decoration-clone data-lit:bg-accent-wash"
    >
      {pair.sentences.map(({ text }, at) => (
        <GermanWords key={at} text={text} reachable={isStop} />
      ))}
    </span>
  )
}
