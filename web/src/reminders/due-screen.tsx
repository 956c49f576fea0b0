import {
  type Due,
  dueGroups,
  type DueGroup,
  type DueList,
  dueList,
  hasPulled,
  isReminded,
  weekDays,
} from '@brieflotse/offline'
import { addDays, type PlainDate } from '@brieflotse/rules'
import { useLiveQuery } from 'dexie-react-hooks'
import { useId, useState, useSyncExternalStore } from 'react'
import { dueText } from '../text/due.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { OpenedEnvelope } from '../ui/drawings/scenes.tsx'
import { Empty } from '../ui/empty.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Skeleton, Spinner } from '../ui/spinner.tsx'
import { useToday } from '../ui/use-today.ts'
import { DueRow } from './due-row.tsx'

/** All deadlines of all letters, the most urgent first. */
export function DueScreen() {
  const today = useToday()
  const { list, pulled, more } = useDue(today)
  const { sync } = useSignedIn()
  const offline = useSyncExternalStore(sync.subscribe, sync.getState) === 'offline'
  const isLoading = !list || (isEmpty(list) && !pulled && !offline)
  const first = list && dueGroups.flatMap((group) => list[group].items).find(isToDo)
  return (
    <div className="screen max-w-5xl">
      <title>{`${dueText.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{dueText.title}</h1>
      <p className="mt-2 mb-8 text-muted">{dueText.lead}</p>
      {isLoading && <Loading />}
      {!isLoading && isEmpty(list) && (
        <Empty
          drawing={<OpenedEnvelope className="w-32" />}
          title={pulled ? dueText.emptyTitle : dueText.notHereTitle}
          hint={pulled ? dueText.emptyHint : text.documents.notHereHint}
        >
          <LinkButton to={paths.upload} look="primary">
            {text.documents.uploadDocument}
          </LinkButton>
        </Empty>
      )}
      {!isLoading &&
        dueGroups.map((group) => (
          <Group
            key={group}
            group={group}
            list={list}
            today={today}
            first={first}
            onMore={() => more(group)}
          />
        ))}
      {!isLoading && !isEmpty(list) && <BeTold />}
    </div>
  )
}

const isToDo = ({ state }: Due) => state === 'open' || state === 'late'

type GroupProps = {
  group: DueGroup
  list: DueList
  today: PlainDate
  first: Due | undefined
  onMore: () => void
}

function Group({ group, list, today, first, onMore }: GroupProps) {
  const id = useId()
  const { items, more } = list[group]
  if (items.length === 0) return null
  const name = dueText.groups[group]
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className={`mb-2 text-lead ${group === 'late' ? 'text-late' : ''}`}>
        {name}
      </h2>
      {group === 'ask' && <p className="mb-2 text-small text-muted">{dueText.askHint}</p>}
      <ul
        className={`divide-y divide-line rounded-box border bg-surface px-4 py-3 shadow-card sm:px-5 ${
          group === 'late' ? 'border-late-line' : 'border-line'
        }`}
      >
        {items.map((due) => (
          <DueRow key={due.reminder.id} due={due} today={today} isFirst={due === first} />
        ))}
      </ul>
      {more && (
        <Button className="mt-3 w-full" onClick={onMore}>
          {dueText.more({ group: name })}
        </Button>
      )}
    </section>
  )
}

function Loading() {
  return (
    <div className="grid gap-3">
      <Spinner label={text.app.loading} className="py-2" />
      <Skeleton className="h-28 rounded-box" />
      <Skeleton className="h-28 rounded-box" />
    </div>
  )
}

const beTold = dueText.beTold

/** Suggests to switch on reminders, if there are deadlines and no reminders are active. */
function BeTold() {
  const { db } = useSignedIn()
  const reminded = useLiveQuery(() => isReminded(db), [db])
  if (reminded !== false) return null
  return (
    <section
      aria-label={beTold.title}
      data-screen-only
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box bg-sunken p-4 sm:px-5"
    >
      <p className="min-w-56 flex-1 text-small">
        <span className="block font-semibold">{beTold.title}</span>
        <span className="text-muted">{beTold.hint}</span>
      </p>
      <LinkButton to={paths.reminders}>{beTold.how}</LinkButton>
    </section>
  )
}

const firstCounts: Record<DueGroup, number> = {
  late: 50,
  today: 50,
  week: 50,
  later: 50,
  ask: 20,
  done: 5,
}
const moreOfGroup = 50

/** The deadlines, live, in groups; `more` shows more of a group. Undefined while loading. */
function useDue(today: PlainDate) {
  const { db } = useSignedIn()
  const [most, setMost] = useState(firstCounts)
  const found = useLiveQuery(async () => {
    const days = { today, weekEnd: addDays(today, weekDays) }
    const [list, pulled] = await Promise.all([dueList(db, days, most), hasPulled(db)])
    return { list, pulled }
  }, [db, today, most])
  return {
    list: found?.list,
    pulled: found?.pulled ?? false,
    more: (group: DueGroup) => setMost({ ...most, [group]: most[group] + moreOfGroup }),
  }
}

function isEmpty(list: DueList): boolean {
  return Object.values(list).every(({ items }) => items.length === 0)
}
