import { useRef, useState } from 'react'
import { settingsText } from '../text/settings.ts'
import { text } from '../text/text.ts'
import { Button } from '../ui/button.tsx'
import { useFocusNext } from '../ui/focus.ts'
import { titleOf } from '../letters/title.ts'
import { Panel } from '../ui/panel.tsx'
import { useArchived } from './settings.ts'

const words = settingsText.archive
const step = 10

/** The archived documents, with buttons that restore them. */
export function ArchiveBlock() {
  const { rows, restore } = useArchived()
  const [count, setCount] = useState(step)
  return (
    <Panel id="archive" title={words.title} hint={words.hint}>
      {rows?.length === 0 && <p className="text-muted">{words.none}</p>}
      <ul className="divide-y divide-line">
        {rows?.slice(0, count).map((row) => (
          <Archived key={row.id} title={titleOf(row)} onRestore={() => void restore(row.id)} />
        ))}
      </ul>
      {rows && rows.length > count && (
        <Button className="mt-3 w-full" onClick={() => setCount(count + step)}>
          {text.documents.more}
        </Button>
      )}
    </Panel>
  )
}

function Archived({ title, onRestore }: { title: string; onRestore: () => void }) {
  const row = useRef<HTMLLIElement>(null)
  useFocusNext(row)
  return (
    <li ref={row} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <span className="min-w-40 flex-1 wrap-anywhere">{title}</span>
      <Button aria-label={words.restoreOf({ title })} onClick={onRestore}>
        {words.restore}
      </Button>
    </li>
  )
}
