import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Icon, type IconName } from './drawings/icon.tsx'

export type MenuItem = { label: string; icon: IconName; danger?: boolean; onSelect: () => void }

/** Where a menu opens, in pixels of the window: at a point, or right-aligned below a box. */
export type Anchor = { x: number; y: number; alignRight?: boolean }

type Props = {
  label: string
  items: MenuItem[]
  at: Anchor
  /** The panel of the surrounding dialog, if any: elements outside of it are inert. */
  inside?: Element | null
  onClose: () => void
}

const margin = 8

/** An open menu. Arrows, Home, End and typed letters move the focus; Escape and Tab close it and restore the focus. */
export function Menu({ label, items, at, inside, onClose }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const jump = useTypedJump()
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useLayoutEffect(() => {
    const element = list.current
    if (!element) return
    const { offsetWidth: width, offsetHeight: height } = element
    const left = at.alignRight ? at.x - width : at.x
    const top = at.y + height + margin > innerHeight ? at.y - height : at.y
    element.style.left = `${Math.max(margin, Math.min(left, innerWidth - width - margin))}px`
    element.style.top = `${Math.max(margin, top)}px`
  }, [at])

  useEffect(() => {
    const before = document.activeElement
    entries()[0]?.focus({ preventScroll: true })
    const outside = (event: Event) => {
      if (!list.current?.contains(event.target as Node)) onClose()
    }
    // a late `scroll` event of the scroll that brought the button into view must not close the menu
    const top = scrollY
    const scrolled = () => {
      if (scrollY !== top) onClose()
    }
    document.addEventListener('pointerdown', outside)
    addEventListener('resize', onClose)
    addEventListener('scroll', scrolled, { passive: true })
    return () => {
      document.removeEventListener('pointerdown', outside)
      removeEventListener('resize', onClose)
      removeEventListener('scroll', scrolled)
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [onClose])

  function onKeyDown(event: KeyboardEvent) {
    const all = entries()
    const index = all.indexOf(document.activeElement as HTMLElement)
    const steps: Record<string, number> = {
      ArrowDown: (index + 1) % all.length,
      ArrowUp: (index - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }
    const next =
      steps[event.key] ??
      jump(
        event,
        items.map((item) => item.label),
        index,
      )
    if (next !== undefined) {
      event.preventDefault()
      all[next]?.focus()
    } else if (event.key === 'Escape' || event.key === 'Tab') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
  }

  return createPortal(
    <div
      ref={list}
      role="menu"
      aria-label={label}
      onKeyDown={onKeyDown}
      onContextMenu={(event) => event.preventDefault()}
      className="fixed z-40 max-h-[calc(100dvh-1rem)] min-w-60 animate-arrive overflow-y-auto rounded-box border border-line bg-surface p-1.5 shadow-high"
    >
      {items.map(({ label: name, icon, danger, onSelect }) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            // closes first and restores the focus, so that a dialog opened by the action returns it to the right element
            flushSync(onClose)
            onSelect()
          }}
          className={`flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-start hover:bg-sunken focus:bg-sunken focus-visible:-outline-offset-2 ${
            danger ? 'text-late' : ''
          }`}
        >
          <Icon name={icon} className="size-5" />
          {name}
        </button>
      ))}
    </div>,
    // inside of the main landmark, so that users who navigate by landmarks find it
    inside ?? document.querySelector('main') ?? document.body,
  )
}

/** Letters typed within this time belong to one word, in milliseconds. Source: specification, section 9. */
const resetAfter = 1000

/** Finds the next entry that starts with the typed letters. The same letter repeatedly cycles through all entries that start with it. */
function useTypedJump() {
  const typed = useRef({ letters: '', at: 0 })
  return (event: KeyboardEvent, labels: string[], current: number): number | undefined => {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey) return
    const { letters, at } = typed.current
    const fresh = event.timeStamp - at > resetAfter
    const all = (fresh ? '' : letters) + event.key.toLowerCase()
    typed.current = { letters: all, at: event.timeStamp }
    const repeated = [...all].every((letter) => letter === all[0])
    const wanted = repeated ? (all[0] ?? '') : all
    const first = repeated ? current + 1 : current
    for (let step = 0; step < labels.length; step++) {
      const index = (first + step + labels.length) % labels.length
      if (labels[index]?.toLowerCase().startsWith(wanted)) return index
    }
    return
  }
}
