import { loadInbox } from '@brieflotse/offline'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { forwardingText } from '../text/forwarding.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { paths } from '../ui/paths.ts'

/** Tells that forwarded mails wait for a decision, with a link. Offline it renders nothing, because only the server knows them. */
export function WaitingMailsNotice() {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let current = true
    const look = () => {
      if (document.visibilityState === 'hidden') return
      loadInbox().then(
        ({ mails }) => current && setCount(mails.length),
        () => {},
      )
    }
    look()
    document.addEventListener('visibilitychange', look)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  if (count === 0) return null
  return (
    <Link
      to={paths.forwarding}
      className="mt-4 flex min-h-11 flex-wrap items-center gap-3 rounded-box border border-must-line bg-must-wash px-5 py-3.5 text-must"
    >
      <Icon name="letter" />
      <span className="numbers min-w-[min(100%,8rem)] flex-1">
        <span className="block font-semibold">{forwardingText.waiting({ count })}</span>
        <span className="block text-small">{forwardingText.waitingHint}</span>
      </span>
      <Icon name="right" className="size-5" />
    </Link>
  )
}
