import type { Document } from '@brieflotse/contract'
import { type LetterRow, responsesTo } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'react-router-dom'
import { detailText } from '../../text/detail.ts'
import { text } from '../../text/text.ts'
import { timelineText as words } from '../../text/timeline.ts'
import { Icon, type IconName } from '../../ui/drawings/icon.tsx'
import { weekdayText } from '../../ui/format.ts'
import { paths } from '../../ui/paths.ts'
import { useSignedIn } from '../../session/session.ts'
import { useToday } from '../../ui/use-today.ts'
import { Section } from '../detail/section.tsx'
import { type TimelineDay, type Happening, timelineOf } from './timeline.ts'
import { centsText } from '../../ui/format.ts'
import { letterTitle } from '../../ui/message-text.tsx'

const icons: Record<Happening['kind'], IconName> = {
  written: 'page',
  received: 'documents',
  added: 'documents',
  read: 'find',
  deadline: 'calendar',
  done: 'check',
  response: 'letter',
  mailed: 'letter',
  expected: 'clock',
  delivered: 'check',
  returned: 'alert',
  paid: 'euro',
  paying: 'clock',
}

/** The timeline of a case, past and future, from data on this device only. */
export function TimelineCard({ document }: { document: Document }) {
  const { db } = useSignedIn()
  const today = useToday()
  const letters = useLiveQuery(() => responsesTo(db, document.id), [db, document.id])
  if (!letters) return null
  return <Timeline document={document} letters={letters} today={today} />
}

type Props = { document: Document; letters: LetterRow[]; today: string }

function Timeline({ document, letters, today }: Props) {
  const days = timelineOf(document, letters, today)
  const past = days.filter(({ day }) => day < today)
  const now = days.find(({ day }) => day === today) ?? { day: today, happenings: [] }
  const coming = days.filter(({ day }) => day > today)
  return (
    <Section title={words.title}>
      <ol className="ms-2.5 border-s-2 border-line">
        {[...past, now, ...coming].map((one) => (
          <DayOf key={one.day} day={one} today={today} />
        ))}
      </ol>
    </Section>
  )
}

function DayOf({ day: { day, happenings }, today }: { day: TimelineDay; today: string }) {
  const isToday = day === today
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={`pb-5 ps-5 last:pb-0 ${day > today ? 'text-muted' : ''}`}
    >
      <h3 className="relative text-small">
        <span
          aria-hidden
          className={`absolute top-1.5 -start-[1.65rem] size-2.5 rounded-full border-2 border-surface ${isToday ? 'bg-accent outline-2 outline-accent' : day > today ? 'bg-line-strong' : 'bg-ink'}`}
        />
        <time dateTime={day} className="numbers">
          {weekdayText(day)}
        </time>
        {isToday && <span className="ms-2 font-semibold text-accent">{words.today}</span>}
      </h3>
      {happenings.length > 0 && (
        <ul className="mt-1.5 grid gap-2 text-ink">
          {happenings.map((one, at) => (
            <li key={at} className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-2.5">
              <Icon name={icons[one.kind]} className="mt-0.5 size-5 text-muted" />
              <What happening={one} day={day} isPast={day < today} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

type WhatProps = { happening: Happening; day: string; isPast: boolean }

function What({ happening, day, isPast }: WhatProps) {
  const practice = practiceOf(happening)
  return (
    <div className="min-w-0">
      <p className="numbers wrap-anywhere">
        {sentenceOf(happening, isPast)}
        {happening.kind === 'deadline' && <State state={happening.state} />}
      </p>
      {'letterId' in happening && happening.kind === 'response' && (
        <Link
          to={paths.response(happening.letterId)}
          className="inline-flex min-h-11 items-center text-small text-accent underline wrap-anywhere"
        >
          {letterTitle(happening)}
          <span className="sr-only">, {weekdayText(day)}</span>
        </Link>
      )}
      {practice && <p className="text-small text-muted">{practice}</p>}
    </div>
  )
}

function State({ state }: { state: Extract<Happening, { kind: 'deadline' }>['state'] }) {
  const said = state && state !== 'open' && words.states[state]
  if (!said) return null
  return (
    <span
      className={`ms-2 rounded-small px-2 text-small font-semibold ${state === 'late' ? 'bg-late-wash text-late' : 'bg-sunken text-ink'}`}
    >
      {said}
    </span>
  )
}

/** The note for an event that a practice provider only simulated. Writing a letter is always real. */
function practiceOf(happening: Happening): string | null {
  if (!('practice' in happening) || !happening.practice || happening.kind === 'response')
    return null
  return 'letterId' in happening ? words.notPosted : words.notPaid
}

function sentenceOf(happening: Happening, isPast: boolean): string {
  switch (happening.kind) {
    case 'deadline': {
      const { what, time } = happening
      const named = text.deadlines[what]
      // the sentences of these two kinds already describe the day
      const said =
        what === 'other' || what === 'appointment'
          ? named
          : words.deadline({ what: named, whatInside: named.toLowerCase() })
      return time ? `${said} ${detailText.clock({ time })}` : said
    }
    case 'expected':
      return isPast ? words.overdue : words.expected
    case 'done':
      return words.done({ what: text.deadlines[happening.what] })
    case 'paid':
    case 'paying':
      return words[happening.kind]({ amount: centsText(happening.amount) })
    default:
      return words[happening.kind]
  }
}
