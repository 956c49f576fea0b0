import { readBack, type SaidBack } from '@brieflotse/writing'
import { useId, useMemo } from 'react'
import { responsesText } from '../text/responses.ts'

type Props = { responseType: string; content: string }

/** The letter sentence by sentence beside its meaning. Nothing is said of sentences that the user wrote. */
export function LetterMeaning({ responseType, content }: Props) {
  const id = useId()
  const paragraphs = useMemo(() => readBack(responseType, content), [responseType, content])
  const isKnown = paragraphs?.flat().some(({ english }) => english !== null)
  if (!paragraphs || !isKnown) return null
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className="mb-2 text-small font-semibold text-muted">
        {responsesText.meaning}
      </h2>
      <div className="grid gap-4 rounded-box border border-line bg-surface p-5">
        {paragraphs.map((sentences, i) => (
          <ul key={i} className="grid gap-2">
            {sentences.map((said, j) => (
              <Said key={j} said={said} />
            ))}
          </ul>
        ))}
      </div>
    </section>
  )
}

function Said({ said: { german, english } }: { said: SaidBack }) {
  return (
    <li className="grid gap-x-5 gap-y-0.5 sm:grid-cols-2">
      {english !== german && (
        <p lang="de" className="text-small text-muted wrap-anywhere">
          {german}
        </p>
      )}
      {english === null ? (
        <p className="text-small font-semibold text-must">{responsesText.changedByYou}</p>
      ) : (
        <p className="wrap-anywhere sm:col-start-2">{english}</p>
      )}
    </li>
  )
}
