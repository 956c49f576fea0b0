import { isReminded } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { dueText } from '../../text/due.ts'
import { LinkButton } from '../../ui/button.tsx'
import { paths } from '../../ui/paths.ts'
import { useSignedIn } from '../../ui/session.ts'

const words = dueText.beTold

/** Suggests to switch on reminders, if there are deadlines and no reminders are active. */
export function BeTold() {
  const { db } = useSignedIn()
  const reminded = useLiveQuery(() => isReminded(db), [db])
  if (reminded !== false) return null
  return (
    <section
      aria-label={words.title}
      data-screen-only
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-box bg-sunken p-4 sm:px-5"
    >
      <p className="min-w-56 flex-1 text-small">
        <span className="block font-semibold">{words.title}</span>
        <span className="text-muted">{words.hint}</span>
      </p>
      <LinkButton to={paths.reminders}>{words.how}</LinkButton>
    </section>
  )
}
