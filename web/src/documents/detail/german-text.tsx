import type { Action, Consequence } from '@brieflotse/contract'
import type { ReactNode } from 'react'
import { detailText } from '../../text/detail.ts'
import { GermanWords } from './german-words.tsx'
import { RoughMark } from './rough-mark.tsx'
import { language as shownLanguage } from '../../text/in-language.ts'

export type Said = Pick<Action | Consequence, 'german' | 'plain' | 'translated' | 'quality'>
type Props = { said: Said; language: string }

/** Several things that the letter says: plainly, then translated. Its own words can be unfolded below; what has no meaning stands in them. */
export function GermanTexts({ said, language }: { said: Said[]; language: string }) {
  const folded = said.filter(hasMeaning)
  return (
    <>
      <ul className="grid gap-4">
        {said.map((one) => (
          <li key={one.german}>
            {one.plain && (
              <p lang={shownLanguage} className="font-semibold">
                {one.plain}
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
            {folded.map(({ german }) => (
              <li key={german}>
                <Original german={german} />
              </li>
            ))}
          </ul>
        </OwnWords>
      )}
    </>
  )
}

const hasMeaning = ({ plain, translated }: Said) => Boolean(plain || translated)

/** The meaning in a few words. What the letter says word for word can be unfolded, so that the answer stays short. */
export function Meaning({ said, language }: { said: Said[]; language: string }) {
  const plain = [...new Set(said.map((one) => one.plain).filter(Boolean))].slice(0, 3)
  const only = plain.length === 0 ? said.find(({ translated }) => translated) : undefined
  return (
    <>
      {only ? (
        <Translation said={only} language={language} />
      ) : (
        <ul lang={shownLanguage} className="grid grid-cols-1 gap-1.5">
          {(plain.length > 0 ? plain : [detailText.saysInGerman]).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <OwnWords>
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

/** Folds away what the letter says word for word. */
function OwnWords({ children }: { children: ReactNode }) {
  return (
    <details className="mt-0.5">
      <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent">
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

function Translation({ said: { translated, quality }, language }: Props) {
  if (!translated) return null
  return (
    <p lang={language}>
      {translated}
      {quality === 'rough' && <RoughMark />}
    </p>
  )
}
