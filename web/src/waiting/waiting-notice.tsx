import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { text } from '../text/text.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { countText } from '../changes/count-text.ts'
import { useWaiting } from '../changes/use-waiting.ts'

const WaitingSheet = lazy(async () => ({
  default: (await import('./waiting-sheet.tsx')).WaitingSheet,
}))

/** Changes that are sent faster than this (milliseconds) cause no notice, because it would only flash. */
const shortWait = 1_500

/** The number of pending changes; opens the sheet that lists them. Renders nothing if there are none. */
export function WaitingNotice({ className = '' }: { className?: string }) {
  const waiting = useWaiting() ?? []
  const [open, setOpen] = useState(false)
  const entries = waiting.map(({ entry }) => entry)
  const stuck = entries.some(({ state }) => state === 'stuck')
  const { key } = useLocation()
  // closes the sheet after navigation, because the user followed a link in it
  useEffect(() => setOpen(false), [key])
  const shown = useLasting(entries.length > 0, shortWait)
  return (
    <>
      {/* announces only counts, never a percentage */}
      <div role="status" className={className}>
        {shown && entries.length > 0 && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className={`numbers flex min-h-11 w-full items-center gap-2.5 px-4 py-2 text-start text-small font-medium transition-colors duration-150 hover:underline focus-visible:-outline-offset-3 md:rounded-small md:px-3 ${
              stuck ? 'bg-late-wash text-late' : 'bg-sunken text-ink'
            }`}
          >
            <Icon name={stuck ? 'alert' : 'clock'} className="size-5" />
            <span className="flex-1">{countText(entries)}</span>
            <span className="sr-only">{text.waiting.open}</span>
            <Icon name="right" className="size-4.5!" />
          </button>
        )}
      </div>
      {open && (
        <Suspense>
          <WaitingSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** True once `value` has been true for `ms` milliseconds without a break. */
function useLasting(value: boolean, ms: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!value) return
    const timer = setTimeout(() => setLasts(true), ms)
    return () => {
      clearTimeout(timer)
      setLasts(false)
    }
  }, [value, ms])
  return value && lasts
}
