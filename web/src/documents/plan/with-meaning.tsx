import { RoughMark } from '../detail/rough-mark.tsx'
import { GermanWords } from '../detail/german-words.tsx'
import { WordsOf } from '../detail/glossary.tsx'
import type { FindTranslation } from './translations.ts'

type Props = {
  german: string
  /** The target language of the translation. */
  language: string
  translationOf: FindTranslation
}

/** A German sentence of the letter below its translation, or with the meaning of its words if there is no translation. */
export function WithMeaning({ german, language, translationOf }: Props) {
  const found = translationOf(german)
  return (
    <div className="grid min-w-0 flex-1 grid-cols-1 gap-1.5 text-small">
      {found && (
        <p lang={language} className="text-ink">
          {found.text}
          {found.isRough && <RoughMark />}
        </p>
      )}
      <p lang="de" className="german px-3 py-1.5 text-ink">
        <GermanWords text={german} />
      </p>
      {!found && <WordsOf german={german} />}
    </div>
  )
}
