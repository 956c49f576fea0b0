import type { ShownLetter } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { responsesText } from '../text/responses.ts'
import { useSignedIn } from '../session/session.ts'

/** Names the documents that are printed as enclosures, also before the server has the letter. */
export function GoesAlong({ letter: { attachments, copies } }: { letter: ShownLetter }) {
  const { db } = useSignedIn()
  const waiting = useLiveQuery(
    async () => (await db.documents.bulkGet(copies ?? [])).map((row) => row?.title ?? ''),
    [db, copies],
  )
  const titles = attachments?.map(({ title }) => title) ?? waiting ?? []
  if (titles.length === 0) return null
  return (
    <p className="mb-4 rounded-small bg-sunken px-4 py-2 text-small wrap-anywhere print:hidden">
      {responsesText.goesAlong({ titles: titles.join(', ') })}
    </p>
  )
}
