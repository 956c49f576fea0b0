import { mailResults } from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'
import { useSignedIn } from './session.ts'
import { useHeldShares } from './use-held-shares.ts'

/** Tells that another app shared something, or that the share could not be read, with a link to it. Renders nothing otherwise. */
export function SharedNotice({
  className = '',
  onClick,
}: {
  className?: string
  onClick?: () => void
}) {
  const { db } = useSignedIn()
  const held = useHeldShares()?.length ?? 0
  const unread = useLiveQuery(() => mailResults(db), [db])?.length ?? 0
  if (held + unread === 0) return null
  return (
    <Link
      to={paths.share}
      onClick={onClick}
      className={`flex min-h-11 items-center gap-3 rounded-box border border-line-strong bg-surface px-5 py-3.5 transition-colors duration-150 hover:border-accent ${className}`}
    >
      <Icon name="letter" className="text-accent" />
      <span className="numbers min-w-0 flex-1">
        <span className="block font-semibold">
          {held > 0 ? text.shared.held({ count: held }) : text.shared.unread({ count: unread })}
        </span>
        <span className="block text-small text-muted">{text.shared.look}</span>
      </span>
      <Icon name="right" className="size-5 text-accent" />
    </Link>
  )
}
