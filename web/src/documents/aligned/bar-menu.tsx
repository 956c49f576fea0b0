import { type ReactNode, useCallback, useRef, useState } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { type Anchor, Menu, type MenuItem } from '../../ui/menu.tsx'

type Props = { label: string; icon: ReactNode; items: MenuItem[] }

/** A button of the bar that opens a menu above it. */
export function BarMenu({ label, icon, items }: Props) {
  const [open, setOpen] = useState<{ at: Anchor; inside: Element | null } | null>(null)
  const close = useCallback(() => setOpen(null), [])
  const button = useRef<HTMLDivElement>(null)
  function show() {
    const box = button.current?.getBoundingClientRect()
    const inside = button.current?.closest('[data-panel]') ?? null
    if (box) setOpen({ at: { x: box.right, y: box.top, alignRight: true }, inside })
  }
  return (
    <div ref={button}>
      <IconButton label={label} aria-haspopup="menu" aria-expanded={open !== null} onClick={show}>
        {icon}
      </IconButton>
      {open && <Menu label={label} items={items} {...open} onClose={close} />}
    </div>
  )
}
