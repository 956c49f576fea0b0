import type { Action, Consequence } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanWords } from './german-words.tsx'
import { RoughMark } from './rough-mark.tsx'

export type Said = Pick<Action | Consequence, 'german' | 'plain' | 'translated' | 'quality'>
type Props = { said: Said; language: string }

/** What the letter says: plainly, then translated, with the letter's own words set apart below. */
export function GermanText({ said, language }: Props) {
  return (
    <div>
      {said.plain && (
        <p lang="en" className="mb-1.5 font-semibold">
          {said.plain}
        </p>
      )}
      <InTheLetter said={said} language={language} />
    </div>
  )
}

/** The meaning in a few words. What the letter says word for word can be unfolded, so that the answer stays short. */
export function Meaning({ said, language }: { said: Said[]; language: string }) {
  const plain = [...new Set(said.map((one) => one.plain).filter(Boolean))].slice(0, 3)
  const only = plain.length === 0 ? said.find(({ translated }) => translated) : undefined
  return (
    <>
      {only ? (
        <Translation said={only} language={language} />
      ) : (
        <ul lang="en" className="grid grid-cols-1 gap-1.5">
          {(plain.length > 0 ? plain : [detailText.saysInGerman]).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <details className="mt-0.5">
        <summary className="flex min-h-11 cursor-pointer items-center text-small font-semibold text-accent">
          {detailText.ownWords}
        </summary>
        <ul className="grid gap-3 pb-1">
          {said.map((one) => (
            <li key={one.german}>
              <InTheLetter said={only ? { ...one, translated: null } : one} language={language} />
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}

function InTheLetter({ said, language }: Props) {
  return (
    <div className="grid grid-cols-1 gap-1.5 text-small">
      <Translation said={said} language={language} />
      <p lang="de" className="german px-3 py-1.5 text-ink">
        <span className="sr-only" lang="en">
          {detailText.original}:{' '}
        </span>
        <GermanWords text={said.german} />
      </p>
    </div>
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
