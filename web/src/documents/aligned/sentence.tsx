import type { AlignedSentence } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { language as shownLanguage } from '../../text/in-language.ts'
import { GermanWords } from '../detail/german-words.tsx'
import { useRow } from './chosen.ts'
import type { Pair } from './letter.ts'

/** The two languages of the letter, and the progress of its translation. */
export type Languages = {
  from: string
  to: string
  /** The last translated page while a translation is running, otherwise null. */
  doneUpTo: number | null
}

type Props = { pair: Pair; languages: Languages }

/** A sentence in the running text. The user can reach it with the arrow keys and choose it with a tap. */
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

/** The translation of a sentence. A tint marks a sentence that stayed German, a dotted line a rough translation. */
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

/** The German text of a sentence, highlighted together with its translation. */
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
