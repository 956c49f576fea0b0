import type { DocumentRow } from '@brieflotse/offline'
import { memo, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { text } from '../text/text.ts'
import { IconButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/drawings/icon.tsx'
import { useFocusNext } from '../ui/focus.ts'
import { agoText } from '../ui/format.ts'
import { useCardMenu } from '../ui/long-press.ts'
import { Menu, type MenuItem } from '../ui/menu.tsx'
import { paths } from '../ui/paths.ts'
import { useRespond } from '../letters/open-dialogs.ts'
import { OwnChanges } from '../changes/own-changes.tsx'
import { CardState } from './card-state.tsx'
import { useArchive } from './documents.ts'
import { Rename } from './edit/rename.tsx'
import { TagList } from './edit/tag-list.tsx'
import { usePin } from './keep.ts'
import { titleOf, titleParts } from '../letters/title.ts'

/** Icons for the types of documents. */
const icons: Record<NonNullable<DocumentRow['documentType']>, IconName> = {
  Mahnung: 'clock',
  Bescheid: 'office',
  Rechnung: 'euro',
  Vertrag: 'edit',
  Formular: 'page',
  Antrag: 'page',
  other: 'letter',
}

type Props = {
  row: DocumentRow
  now: Date
  onErase: (id: number, title: string) => void
  position: number
  total: number
  /** Additional content of the card. */
  children?: ReactNode
}

export const DocumentCard = memo(function DocumentCard(props: Props) {
  const { row, now, onErase, position, total } = props
  const title = titleOf(row)
  const { at, press, more, openBelowButton, close } = useCardMenu()
  const [renaming, setRenaming] = useState(false)
  const item = useRef<HTMLLIElement>(null)
  useFocusNext(item)
  const archive = useArchive()
  const [pinned, togglePin] = usePin(row.id)
  const navigate = useNavigate()
  const { respond } = useRespond()
  return (
    <li ref={item} data-row={row.id} aria-posinset={position} aria-setsize={total}>
      <article
        {...press}
        className="relative flex items-start gap-4 rounded-box border border-line bg-surface p-4 shadow-card transition-colors duration-150 [-webkit-touch-callout:none] pointer-coarse:select-none hover:border-line-strong sm:p-5"
      >
        <span
          className={`mt-0.5 hidden size-11 shrink-0 place-items-center rounded-small sm:grid ${
            row.status === 'failed' ? 'bg-late-wash text-late' : 'bg-accent-wash text-accent'
          }`}
        >
          <Icon name={iconOf(row)} />
        </span>
        <div className="min-w-0 flex-1">
          <CardTitle row={row} onRespond={() => respond(row.id)} />
          <CardLine row={row} now={now} pinned={pinned} />
          <TagList tags={row.tags} />
          <CardState row={row} />
          {props.children}
          <OwnChanges documentId={row.id} className="mt-2.5" />
        </div>
        <div className="absolute end-1 top-1.5 flex sm:relative sm:end-auto sm:top-auto sm:-my-1.5 sm:-me-2">
          <IconButton
            label={text.documents.archiveOf({ title })}
            className="max-sm:hidden"
            onClick={() => void archive(row.id)}
          >
            <Icon name="archive" />
          </IconButton>
          <IconButton
            ref={more}
            label={text.documents.menu({ title })}
            aria-haspopup="menu"
            aria-expanded={at !== null}
            onClick={openBelowButton}
          >
            <Icon name="more" />
          </IconButton>
        </div>
      </article>
      {at && (
        <Menu
          label={text.documents.menu({ title })}
          at={at}
          onClose={close}
          items={menuItems(row, pinned, {
            view: () => void navigate(paths.document(row.id)),
            respond: () => respond(row.id),
            rename: () => setRenaming(true),
            keep: togglePin,
            archive: () => void archive(row.id),
            erase: () => onErase(row.id, title),
          })}
        />
      )}
      {renaming && <Rename row={row} onClose={() => setRenaming(false)} />}
    </li>
  )
})

const iconOf = ({ status, documentType }: DocumentRow): IconName =>
  status === 'failed' ? 'alert' : icons[documentType ?? 'other']

/** The title, which opens the document. With Ctrl or Cmd it opens the dialog for a response. */
function CardTitle({ row, onRespond }: { row: DocumentRow; onRespond: () => void }) {
  const [name, date] = titleParts(row)
  const onClick = (event: MouseEvent) => {
    if (row.status !== 'completed') return
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    onRespond()
  }
  return (
    <h2 className="pe-8 text-base leading-snug text-pretty sm:pe-0">
      <Link
        to={paths.document(row.id)}
        onClick={onClick}
        className="after:absolute after:inset-0 after:rounded-box focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-accent"
      >
        {name}
        {date && (
          <>
            {' '}
            <span className="whitespace-nowrap">- {date}</span>
          </>
        )}
      </Link>
    </h2>
  )
}

/** The line below the title: the type of the document, when it was uploaded, and whether it is kept on this device. */
function CardLine({ row, now, pinned }: { row: DocumentRow; now: Date; pinned: boolean }) {
  return (
    <p className="mt-1 text-small text-muted">
      <Icon name={iconOf(row)} className="me-1.5 -mt-0.5 inline size-4.5! sm:hidden" />
      {row.status === 'completed' && row.documentType && row.documentType !== 'other' && (
        <>{text.types[row.documentType]} · </>
      )}
      {row.uploadDate
        ? text.documents.uploaded({ when: agoText(row.uploadDate, now) })
        : text.documents.recently}
      {pinned && <> · {text.keep.mark}</>}
    </p>
  )
}

type Acts = {
  view: () => void
  respond: () => void
  rename: () => void
  keep: () => void
  archive: () => void
  erase: () => void
}

/** The menu items of a document. "Respond" needs a document that was read. */
function menuItems(
  row: Pick<DocumentRow, 'id' | 'status'>,
  pinned: boolean,
  acts: Acts,
): MenuItem[] {
  const items: MenuItem[] = [{ label: text.documents.view, icon: 'view', onSelect: acts.view }]
  if (row.status === 'completed') {
    items.push({ label: text.documents.generate, icon: 'letter', onSelect: acts.respond })
  }
  items.push(
    { label: text.documents.rename, icon: 'edit', onSelect: acts.rename },
    { label: pinned ? text.keep.unpin : text.keep.pin, icon: 'pin', onSelect: acts.keep },
    { label: text.documents.archive, icon: 'archive', onSelect: acts.archive },
    { label: text.documents.erase, icon: 'erase', danger: true, onSelect: acts.erase },
  )
  return items
}
