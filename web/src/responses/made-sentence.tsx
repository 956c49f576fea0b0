import type { OwnSentence } from '@brieflotse/contract'
import { translationText } from '../text/translation.ts'

const words = translationText.own

/** A machine-translated German sentence with its back-translation, marked if they may differ in meaning. */
export function MadeSentence({ english, german, back, quality }: OwnSentence) {
  if (german === null) {
    return (
      <li>
        <p lang="en" className="wrap-anywhere">
          {english}
        </p>
        <p className="text-small font-semibold text-must">{words.none}</p>
      </li>
    )
  }
  return (
    <li className="grid gap-1">
      <p lang="de" className="wrap-anywhere">
        {german}
      </p>
      <p className="wrap-anywhere text-small">
        {back === null ? (
          words.noBack
        ) : (
          <>
            <span className="text-muted">{words.says}: </span>
            <span lang="en">{back}</span>
          </>
        )}
      </p>
      {quality === 'rough' && <p className="text-small font-semibold text-must">{words.rough}</p>}
    </li>
  )
}
