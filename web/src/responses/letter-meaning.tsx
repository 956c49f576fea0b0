import { type LetterDraft, gapMarks, readBack, type SaidBack, type Slot } from '@brieflotse/writing'
import { useId, useMemo } from 'react'
import { gapSaid, meaningIn, readsGerman } from '../text/meant.ts'
import { responsesText } from '../text/responses.ts'
import { SentenceWithQuotes } from '../letters/sentence-with-quotes.tsx'

type Props = {
  responseType: string
  content: string
  /** The draft of the letter, which knows the meaning of the user's own words. */
  draft?: LetterDraft
}

/** The letter sentence by sentence with translations. It omits sentences written by the user, and everything for readers of German. */
export function LetterMeaning({ responseType, content, draft }: Props) {
  const id = useId()
  const paragraphs = useMemo(() => readBack(responseType, content), [responseType, content])
  const own = useMemo(() => ownIn(draft), [draft])
  const isKnown = paragraphs?.flat().some(({ english }) => english !== null)
  if (readsGerman || !paragraphs || !isKnown) return null
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="mb-2 text-small font-semibold text-muted">
        {responsesText.meaning}
      </h2>
      <div className="grid gap-4 rounded-box border border-line bg-surface p-5">
        {paragraphs.map((sentences, i) => (
          <ul key={i} className="grid gap-2">
            {sentences.map((said, j) => (
              <Said key={j} said={said} own={own.get(said.german)} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}

/** The meanings of the user's own sentences, by their German text. */
function ownIn(draft: LetterDraft | undefined): Map<string, string> {
  const sentences = draft?.paragraphs.flat() ?? []
  const gaps = Object.entries(gapMarks).map(([slot, { german }]): [string, string] => [
    german,
    `[${gapSaid(slot as Slot)}]`,
  ])
  const ps = draft?.postscript?.german.trim()
  return new Map([
    ...sentences.map(({ german, english }): [string, string] => [german.trim(), english]),
    ...(ps ? [[`PS: ${ps}`, `PS: ${ps}`] as const] : []),
    ...gaps,
  ])
}

type SaidProps = { said: SaidBack; own: string | undefined }

function Said({ said: { german, english, told }, own }: SaidProps) {
  const meaning = meaningIn(told) ?? english ?? own
  const isSame = meaning === german
  return (
    <li className="grid gap-x-5 gap-y-0.5 sm:grid-cols-2">
      {!isSame && (
        <p lang="de" dir="ltr" className="text-small text-muted wrap-anywhere">
          {german}
        </p>
      )}
      {meaning === undefined ? (
        <p className="text-small font-semibold text-must">{responsesText.changedByYou}</p>
      ) : (
        <p dir="auto" lang={isSame ? 'de' : undefined} className="wrap-anywhere sm:col-start-2">
          <SentenceWithQuotes>{meaning}</SentenceWithQuotes>
        </p>
      )}
    </li>
  )
}
