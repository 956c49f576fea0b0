import type { AlignedSentence } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { GermanWords } from './german-words.tsx'
import { RoughMark } from './rough-mark.tsx'

const sizes: Record<AlignedSentence['role'], string> = {
  heading: 'font-semibold',
  paragraph: '',
  item: '',
  cell: 'text-small',
  address: 'text-small text-muted',
  footer: 'text-tiny text-muted',
}

/** Names, addresses and figures need no translation. */
const quietRoles: AlignedSentence['role'][] = ['address', 'footer', 'cell']

type Props = { sentence: AlignedSentence; first: boolean; from: string; to: string }

/** One sentence and its translation. Pointing at it, tapping it or moving the focus to it lifts both. */
export function SentencePair({ sentence, first, from, to }: Props) {
  const { text: original, translation, quality, role } = sentence
  return (
    <li
      tabIndex={0}
      className={`group grid gap-x-6 rounded-small px-2 py-1 hover:bg-accent-wash focus:bg-accent-wash focus-visible:-outline-offset-2 md:grid-cols-2 md:px-0 md:py-0.5 ${
        first ? 'mt-4 first:mt-0' : ''
      } ${sizes[role]}`}
    >
      <p
        lang={from}
        className="german px-3 py-1.5 text-ink transition-colors duration-150 group-hover:bg-transparent group-focus:bg-transparent"
      >
        <GermanWords text={original} />
      </p>
      <p lang={to} className="px-3 py-1.5">
        {translation ? (
          <span
            className={
              quality === 'rough'
                ? 'underline decoration-must-line decoration-dashed underline-offset-4'
                : ''
            }
          >
            {translation}
          </span>
        ) : (
          <Untranslated quiet={quietRoles.includes(role)} />
        )}
        {quality === 'rough' && <RoughMark />}
      </p>
    </li>
  )
}

function Untranslated({ quiet }: { quiet: boolean }) {
  if (!quiet) return <span className="text-muted">{detailText.untranslated}</span>
  return (
    <span className="text-muted">
      <span className="sr-only">{detailText.untranslated}</span>
      <span aria-hidden="true">–</span>
    </span>
  )
}
