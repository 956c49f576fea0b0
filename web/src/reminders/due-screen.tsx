import { type Due, dueGroups, type DueGroup, type DueList } from '@brieflotse/offline'
import type { PlainDate } from '@brieflotse/rules'
import { useId, useSyncExternalStore } from 'react'
import { dueText } from '../text/due.ts'
import { text } from '../text/text.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { OpenedEnvelope } from '../ui/drawings/scenes.tsx'
import { Empty } from '../ui/empty.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../ui/session.ts'
import { Skeleton, Spinner } from '../ui/spinner.tsx'
import { useToday } from '../ui/use-today.ts'
import { isEmpty, useDue } from './due.ts'
import { BeTold } from './due/be-told.tsx'
import { DueRow } from './due/due-row.tsx'

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
