import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'

const common =
  'flex-1 font-semibold text-muted transition-colors duration-150 hover:text-ink aria-selected:text-ink'

const looks = {
  line: {
    list: 'mb-5 flex flex-wrap border-b border-line sm:gap-4',
    tab: `${common} min-h-12 border-b-2 border-transparent px-3 py-2 text-small leading-tight aria-selected:border-accent sm:flex-none sm:text-base`,
  },
  box: {
    list: 'mb-6 flex gap-1 rounded-box bg-sunken p-1',
    tab: `${common} min-h-11 rounded-small px-2 sm:px-4 aria-selected:bg-surface aria-selected:shadow-card dark:aria-selected:bg-line`,
  },
}

type Props = {
  label?: string
  names: readonly string[]
  open: number
  onOpen: (index: number) => void
  look?: keyof typeof looks
  /** The content of the open tab. */
  children: ReactNode
}

/**
 * Tabs as in the ARIA pattern: one Tab stop, and arrow keys open the next tab. Not from a library, because these are part of the first load
 * and a library would be larger than a screen.
 */
export function Tabs({ label, names, open, onOpen, look = 'line', children }: Props) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const go = (event: KeyboardEvent) => {
    // Alt and an arrow key is the browser's Back
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const next = targetOf(event.key, open, names.length)
    if (next === null) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    onOpen(next)
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={looks[look].list} onKeyDown={go}>
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === open}
            aria-controls={index === open ? `${id}-panel` : undefined}
            tabIndex={index === open ? 0 : -1}
            onClick={() => onOpen(index)}
            className={looks[look].tab}
          >
            {name}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open}`} tabIndex={-1}>
        {children}
      </div>
    </>
  )
}

function targetOf(key: string, open: number, count: number): number | null {
  if (key === 'ArrowRight') return (open + 1) % count
  if (key === 'ArrowLeft') return (open + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
