import { readBack, type SaidBack } from '@brieflotse/writing'
import { useId, useMemo } from 'react'
import { meaningIn, readsGerman } from '../text/meant.ts'
import { responsesText } from '../text/responses.ts'
import { Pieces } from '../ui/pieces.tsx'

type Props = {
  responseType: string
  content: string
  /** Nothing of it was changed: what has no meaning beside it is what the user asked to be in it. */
  asWritten?: boolean
}

/** The letter sentence by sentence beside its meaning. Nothing is said of sentences that the user wrote, nor to who reads German. */
export function LetterMeaning({ responseType, content, asWritten = false }: Props) {
  const id = useId()
  const paragraphs = useMemo(() => readBack(responseType, content), [responseType, content])
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
              <Said key={j} said={said} asWritten={asWritten} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}

function Said({ said, asWritten }: { said: SaidBack; asWritten: boolean }) {
  const { german, english, told } = said
  const isSame = english === german || (english === null && asWritten)
  return (
    <li className="grid gap-x-5 gap-y-0.5 sm:grid-cols-2">
      {!isSame && (
        <p lang="de" dir="ltr" className="text-small text-muted wrap-anywhere">
          {german}
        </p>
      )}
      {english === null && !asWritten ? (
        <p className="text-small font-semibold text-must">{responsesText.changedByYou}</p>
      ) : (
        <p dir="auto" lang={isSame ? 'de' : undefined} className="wrap-anywhere sm:col-start-2">
          <Pieces>{meaningIn(told) ?? english ?? german}</Pieces>
        </p>
      )}
    </li>
  )
}
