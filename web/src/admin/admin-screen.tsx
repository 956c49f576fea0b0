import { currentUser } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { Suspense } from 'react'
import { Navigate, NavLink, useParams } from 'react-router-dom'
import { adminText } from '../text/admin.ts'
import { text } from '../text/text.ts'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from '../session/session.ts'
import { Spinner } from '../ui/spinner.tsx'
import { adminSections } from './sections.ts'

const entry =
  'inline-flex min-h-11 items-center rounded-small px-3 text-small whitespace-nowrap sm:px-4 sm:text-base font-semibold text-muted transition-colors duration-150 hover:bg-sunken hover:text-ink aria-[current=page]:bg-accent-wash aria-[current=page]:text-accent'

/** The admin screen: a list of sections, one of them open. Users without admin rights get "not found". */
export function AdminScreen() {
  const { db, user } = useSignedIn()
  const known = useLiveQuery(() => currentUser(db), [db]) ?? user
  const { section: key } = useParams()
  const open = adminSections.find((section) => section.key === key)
  if (!known.isAdmin) return <Navigate to={paths.settings} replace />
  if (!open) return <Navigate to={paths.admin(adminSections[0]!.key)} replace />
  const { title, Section } = open
  return (
    <div className="screen max-w-4xl">
      <title>{`${title} · ${adminText.title} · ${text.app.name}`}</title>
      <h1 className="text-display">{adminText.title}</h1>
      <p className="mt-2 text-muted">{adminText.lead}</p>
      <nav aria-label={adminText.sections} className="my-5 flex flex-wrap gap-1">
        {adminSections.map((section) => (
          <NavLink key={section.key} to={paths.admin(section.key)} className={entry}>
            {section.title}
          </NavLink>
        ))}
      </nav>
      <Suspense fallback={<Spinner label={text.app.loading} className="min-h-40" />}>
        <Section />
      </Suspense>
    </div>
  )
}
