import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { text } from '../text/text.ts'
import { Icon } from './drawings/icon.tsx'

/** How far a swipe to the right dismisses a toast, in pixels. Source: specification, section 9. */
const swipeThreshold = 50

/** Shows notices, one at a time. F8 moves the focus here; Escape dismisses the notice and restores the focus. */
export function ToastRegion() {
  const { toasts, handlers } = useToaster()
  const region = useRef<HTMLElement>(null)
  const before = useRef<HTMLElement | null>(null)
  const current = toasts.find((entry) => entry.visible)
  const destructive = current?.className === 'destructive'

  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.focus()
      if (event.key !== 'Escape' || event.defaultPrevented) return
      // Escape first closes an open menu or dialog
      const isHere = region.current?.contains(document.activeElement)
      if (!isHere && document.querySelector('[role=menu], [role=dialog], [role=alertdialog]'))
        return
      toast.dismiss()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])

  const enter = ({ relatedTarget }: FocusEvent) => {
    handlers.startPause()
    if (region.current?.contains(relatedTarget)) return
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  const giveBack = useCallback(() => before.current?.focus({ preventScroll: true }), [])
  const card = current && (
    <ToastCard
      key={current.id}
      destructive={destructive}
      onDismiss={() => toast.dismiss(current.id)}
      giveBack={giveBack}
    >
      {resolveValue(current.message, current)}
    </ToastCard>
  )
  // a portal beside the app, because the app is inert while a dialog is open
  return createPortal(
    <section
      ref={region}
      aria-label={text.app.notifications}
      tabIndex={-1}
      data-screen-only
      className="pointer-events-none fixed inset-x-3 bottom-[calc(var(--bar)+0.75rem)] z-50 rounded-box focus-visible:outline-3! md:inset-x-auto md:end-6 md:bottom-6 md:w-96"
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={enter}
      onBlur={handlers.endPause}
    >
      <div role="status">{!destructive && card}</div>
      <div role="alert">{destructive && card}</div>
    </section>,
    document.body,
  )
}

type CardProps = {
  destructive: boolean
  onDismiss: () => void
  /** Restores the previous focus. */
  giveBack: () => void
  children: ReactNode
}

function ToastCard({ destructive, onDismiss, giveBack, children }: CardProps) {
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const region = card.current?.closest('section')
    return () => {
      if (region?.contains(document.activeElement)) giveBack()
    }
  }, [giveBack])
  const start = useRef<number | null>(null)
  const [shift, setShift] = useState(0)
  const move = (event: PointerEvent) => {
    if (start.current !== null) setShift(Math.max(0, event.clientX - start.current))
  }
  const end = (event: PointerEvent) => {
    const moved = start.current === null ? 0 : event.clientX - start.current
    start.current = null
    setShift(0)
    if (moved >= swipeThreshold) onDismiss()
  }
  return (
    <div
      ref={card}
      data-toast
      className={`pointer-events-auto flex animate-arrive touch-pan-y items-start gap-3 rounded-box border p-4 shadow-high select-none ${
        destructive ? 'border-late-line bg-late-wash text-late' : 'border-line bg-surface text-ink'
      }`}
      style={shift ? { transform: `translateX(${shift}px)`, opacity: 1 - shift / 300 } : undefined}
      onPointerDown={(event) => (start.current = event.clientX)}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onPointerLeave={end}
    >
      <Icon name={destructive ? 'alert' : 'check'} className={destructive ? '' : 'text-accent'} />
      <div className="min-w-0 flex-1 text-small">{children}</div>
      <button
        type="button"
        aria-label={text.app.dismiss}
        onClick={onDismiss}
        className="-m-3 grid size-11 shrink-0 place-items-center rounded-small"
      >
        <Icon name="close" />
      </button>
    </div>
  )
}
