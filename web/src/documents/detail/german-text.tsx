import type { Action, Consequence } from '@brieflotse/contract'
import { type ReactNode, useId } from 'react'
import { detailText } from '../../text/detail.ts'
import { GermanWords } from './german-words.tsx'
import { RoughMark } from './rough-mark.tsx'
import { SayingText } from '../../letters/saying-text.tsx'
import { language as shownLanguage } from '../../text/in-language.ts'

export type Quote = Pick<
  Action | Consequence,
  'german' | 'plain' | 'said' | 'translated' | 'quality'
>
type Props = { said: Quote; language: string }

/** Several quotations of a letter: in plain words, then translated. The German can be unfolded, and stays visible if there is no translation. */
export function GermanTexts({ said, language }: { said: Quote[]; language: string }) {
  const folded = said.filter((one) => one.german !== '' && hasMeaning(one))
  return (
    <>
      <ul className="grid gap-4">
        {said.map((one, index) => (
          <li key={index}>
            {one.plain && (
              <p className="font-semibold">
                <SayingText said={one.said} english={one.plain} />
              </p>
            )}
            <div className="text-small">
              <Translation said={one} language={language} />
            </div>
            {!hasMeaning(one) && <Original german={one.german} />}
          </li>
        ))}
      </ul>
      {folded.length > 0 && (
        <OwnWords>
          <ul className="grid gap-2">
            {folded.map(({ german }, index) => (
              <li key={index}>
                <Original german={german} />
              </li>
            ))}
          </ul>
        </OwnWords>
      )}
    </>
  )
}

const hasMeaning = (said: Quote) => Boolean(said.plain || translationOf(said))

/** Null for readers of German, because the original is better than its translation. */
const translationOf = ({ translated }: Quote) => (shownLanguage === 'de' ? null : translated)

/** A translation that can stand alone; a rough one is shown only beside its German. */
const goodTranslationOf = (said: Quote) => (said.quality === 'rough' ? null : translationOf(said))

/** `about`: id of the element that needs the explanation, for screen readers. */
type MeaningProps = { about: string; said: Quote[]; language: string }

/** A short meaning of German sentences. The quotations themselves are folded away, so that the summary stays short. */
export function Meaning({ about, said, language }: MeaningProps) {
  const plain = [
    ...new Map(said.filter((one) => one.plain).map((one) => [one.plain, one])).values(),
  ]
    .slice(0, 3)
    .map((one) => ({ said: one.said, english: one.plain ?? '' }))
  const only = plain.length === 0 ? said.find(goodTranslationOf) : undefined
  return (
    <>
      {only ? (
        <Translation said={only} language={language} />
      ) : (
        <ul className="grid grid-cols-1 gap-1.5">
          {plain.map((line) => (
            <li key={line.english}>
              <SayingText {...line} />
            </li>
          ))}
          {plain.length === 0 && (
            <li>{shownLanguage === 'de' ? said[0]?.german : detailText.saysInGerman}</li>
          )}
        </ul>
      )}
      <OwnWords about={about}>
        <ul className="grid gap-3">
          {said.map((one) => (
            <li key={one.german}>
              <InTheLetter said={only ? { ...one, translated: null } : one} language={language} />
            </li>
          ))}
        </ul>
      </OwnWords>
    </>
  )
}

function InTheLetter({ said, language }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5 text-small">
      <Translation said={said} language={language} />
      <Original german={said.german} />
    </div>
  )
}

/** The German quotations, folded away. */
function OwnWords({ about = '', children }: { about?: string; children: ReactNode }) {
  const id = useId()
  return (
    <details className="mt-0.5">
      <summary
        id={id}
        aria-labelledby={`${id} ${about}`}
        className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent"
      >
        {detailText.ownWords}
      </summary>
      <div className="pb-1">{children}</div>
    </details>
  )
}

function Original({ german }: { german: string }) {
  return (
    <p lang="de" className="german px-3 py-1.5 text-small text-ink">
      <span className="sr-only" lang={shownLanguage}>
        {detailText.original}:{' '}
      </span>
      <GermanWords text={german} />
    </p>
  )
}

function Translation({ said, language }: Props) {
  const translated = translationOf(said)
  if (!translated) return null
  return (
    <p lang={language}>
      {translated}
      {said.quality === 'rough' && <RoughMark />}
    </p>
  )
}
