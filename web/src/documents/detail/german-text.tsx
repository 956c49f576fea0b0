import { text } from '../../text/text.ts'

type Props = { german: string; translated: string | null; language: string }

/** What the letter says in the reader's language, with the letter's own words set apart below. */
export function GermanText({ german, translated, language }: Props) {
  return (
    <div>
      {translated && <p lang={language}>{translated}</p>}
      <p
        lang="de"
        className={`german px-3 py-1.5 text-ink ${translated ? 'mt-1.5 text-small' : ''}`}
      >
        <span className="sr-only" lang="en">
          {text.detail.original}:{' '}
        </span>
        {german}
      </p>
    </div>
  )
}

/** The meaning alone; where there is no translation, the letter's own words, set apart. */
export function Meaning({ german, translated, language }: Props) {
  if (!translated) return <GermanText german={german} translated={null} language={language} />
  return <p lang={language}>{translated}</p>
}
