import {
  backgroundSyncTag,
  isClockWrong,
  type LocalDatabase,
  onClock,
  readEndedLosses,
  readLoss,
} from '@brieflotse/offline'
import { useLiveQuery } from 'dexie-react-hooks'
import { lazy, type ReactNode, Suspense, useEffect, useSyncExternalStore } from 'react'
import { OwnManifest } from './install/own-manifest.ts'
import { MeantClicks } from './meant-clicks.ts'
import { useSessionHandle, useSignedIn } from './session/session.ts'

export { followAccountLanguage } from './languages/own-language.ts'

/** Background tasks for logged-in users. They rarely render anything, and no screen waits for them. */
export function BackgroundTasks(): ReactNode {
  // effects of children run first: from here on, all of them listen
  useEffect(() => {
    document.documentElement.dataset['background'] = 'on'
  }, [])
  return (
    <>
      <DeviceTrouble />
      <KeepStorage />
      <AskBackgroundSync />
      <OwnManifest />
      <MeantClicks />
      <KeepInSight />
    </>
  )
}

const TroubleDialog = lazy(async () => ({
  default: (await import('./trouble-dialogs.tsx')).TroubleDialog,
}))

/** Tells the user that this device lost data or that its clock is wrong, until the user has confirmed it. */
function DeviceTrouble(): ReactNode {
  const { db, user } = useSignedIn()
  const ended = useLiveQuery(() => readEndedLosses(user.id), [user.id])
  const loss = useLiveQuery(() => readLoss(db), [db])
  const clock = useSyncExternalStore(onClock, isClockWrong)
  return (
    <Suspense>{(ended || loss || clock) && <TroubleDialog ended={ended} loss={loss} />}</Suspense>
  )
}

/** Asks the browser for persistent storage as soon as there is a letter, so that it does not evict data when the device runs low on space. */
function KeepStorage() {
  const { session } = useSessionHandle()
  const db = session.state === 'in' ? session.db : null
  const hasLetter = useLiveQuery(() => db && hasSomething(db), [db])

  useEffect(() => {
    if (hasLetter) navigator.storage?.persist?.().catch(() => {})
  }, [hasLetter])
  return null
}

async function hasSomething(db: LocalDatabase): Promise<boolean> {
  return (await db.contents.count()) > 0 || (await db.files.count()) > 0
}

/**
 * Scrolls the element with keyboard focus back above the bottom bar when a growing page pushes it down, for example while a letter is being
 * read. It does nothing if the user scrolled away or uses no keyboard. WCAG 2.4.11.
 */
function KeepInSight() {
  useEffect(() => {
    let held = document.activeElement
    /** The bottom edge of the focused element, in pixels from the top of the page. */
    const measure = () => (held?.getBoundingClientRect().bottom ?? 0) + scrollY
    let was = measure()
    const hold = () => {
      held = document.activeElement
      was = measure()
    }
    const watcher = new ResizeObserver(() => {
      const { scrollPaddingBottom } = getComputedStyle(document.documentElement)
      // tolerance of one pixel: scroll positions are integers, element positions are not
      const edge = scrollY + innerHeight - parseFloat(scrollPaddingBottom) + 1
      const wasSeen = was > scrollY && was <= edge
      if (wasSeen && measure() > edge && held?.matches(':focus-visible'))
        held.scrollIntoView({ block: 'nearest' })
      was = measure()
    })
    document.addEventListener('focusin', hold)
    watcher.observe(document.body)
    return () => {
      document.removeEventListener('focusin', hold)
      watcher.disconnect()
    }
  }, [])
  return null
}

type WithSync = { sync?: { register(tag: string): Promise<void> } }

/**
 * Registers a background sync, so that the browser wakes the service worker for pending changes if this page is closed before the
 * connection returns. It registers with each new entry and when the page goes to the background. While the page is open it sends the
 * entries itself, so the worker finds nothing to do.
 */
export function AskBackgroundSync() {
  const { session } = useSessionHandle()
  const db = session.state === 'in' ? session.db : null
  const newest = useLiveQuery(() => db && newestWaiting(db), [db])

  useEffect(() => {
    if (!newest) return
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => document.removeEventListener('visibilitychange', ask)
  }, [newest])
  return null
}

function ask(): void {
  // missing in Firefox and Safari, rejected if the user disabled it: then entries are sent when the app is open
  navigator.serviceWorker?.ready
    .then((registration) => (registration as WithSync).sync?.register(backgroundSyncTag))
    .catch(() => {})
}

async function newestWaiting(db: LocalDatabase): Promise<number> {
  const last = await db.outbox
    .orderBy('seq')
    .filter(({ state }) => state !== 'stuck')
    .last()
  return last?.seq ?? 0
}
