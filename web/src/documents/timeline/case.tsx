import type { Document } from '@brieflotse/contract'
import { dayOfLetter, type DocumentRow, lettersOfCase } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'react-router-dom'
import { TimelineCard } from './timeline-card.tsx'
import { timelineText as words } from '../../text/timeline.ts'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { dayText } from '../../ui/format.ts'
import { paths } from '../../ui/paths.ts'
import { useSignedIn } from '../../session/session.ts'
import { Section } from '../detail/section.tsx'

/** The case of a letter: its other letters and the timeline. */
export function CaseSection({ document }: { document: Document }) {
  return (
    <>
      <CaseLetters document={document} />
      <TimelineCard document={document} />
    </>
  )
}

/** The other letters of a case, and whether one of them is newer. */
function CaseLetters({ document }: { document: Document }) {
  const { db } = useSignedIn()
  const rows = useLiveQuery(() => lettersOfCase(db, document.id), [db, document.id])
  if (!rows || rows.length === 0) return null
  const isLater = (row: DocumentRow) =>
    dayOfLetter(row).localeCompare(dayOfLetter(document)) > 0 ||
    (dayOfLetter(row) === dayOfLetter(document) && row.id > document.id)
  const later = rows.filter(isLater)
  const earlier = rows.filter((row) => !isLater(row))
  return (
    <>
      {later.length > 0 && <Letters title={words.later} rows={later} />}
      {earlier.length > 0 && <Letters title={words.earlier} rows={earlier} />}
    </>
  )
}

function Letters({ title, rows }: { title: string; rows: DocumentRow[] }) {
  return (
    <Section title={title}>
      <p className="-mt-2 mb-2 text-small text-muted">{words.sameCase}</p>
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <li key={row.id}>
            <Link
              to={paths.document(row.id)}
              className="group flex min-h-11 items-center gap-3 py-3 first:pt-0"
            >
              <Icon name="page" className="text-accent" />
              <span className="min-w-0 flex-1">
                <span className="block font-semibold wrap-anywhere group-hover:underline">
                  {row.givenTitle ?? row.title}
                </span>
                <span className="numbers block text-small text-muted">
                  {text.types[row.documentType ?? 'other']} · {dayText(dayOfLetter(row))}
                  {row.status === 'archived' && ` · ${words.archived}`}
                </span>
              </span>
              <Icon name="right" className="size-5 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
