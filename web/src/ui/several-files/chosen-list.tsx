import { useLayoutEffect, useRef, useState } from 'react'
import { uploadText } from '../../text/upload.ts'
import type { Chosen } from './chosen-files.ts'
import { ChosenRow } from './chosen-row.tsx'

type Props = {
  chosen: Chosen[]
  ordered: boolean
  inPages: boolean
  onMove: (from: number, to: number) => void
  onRemove: (one: Chosen) => void
}

/** The chosen files. Dragging or the buttons of each row change their order. */
export function ChosenList({ chosen, ordered, inPages, onMove, onRemove }: Props) {
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<number | null>(null)
  const pressed = useRef<{ to: number; button: 'earlier' | 'later' } | null>(null)

  // A moved row loses the focus of its button; it is restored, so that the next press moves the row again.
  useLayoutEffect(() => {
    if (!pressed.current) return
    const { to, button } = pressed.current
    pressed.current = null
    const row = list.current?.children[to]
    const buttons = [button, button === 'earlier' ? 'later' : 'earlier'].map((name) =>
      row?.querySelector<HTMLButtonElement>(`[data-move=${name}]`),
    )
    buttons.find((one) => one && !one.disabled)?.focus()
  }, [chosen])

  return (
    <ol ref={list} aria-label={uploadText.several.list} className="mt-4 grid gap-2">
      {chosen.map((one, at) => (
        <ChosenRow
          key={one.key}
          file={one.file}
          number={at + 1}
          count={chosen.length}
          ordered={ordered}
          inPages={inPages}
          onMove={(to) => {
            pressed.current = { to, button: to < at ? 'earlier' : 'later' }
            onMove(at, to)
          }}
          onRemove={() => onRemove(one)}
          dragged={dragged === at}
          onDrag={(dragging) => setDragged(dragging ? at : null)}
          onDropHere={() => {
            if (dragged !== null && dragged !== at) onMove(dragged, at)
          }}
        />
      ))}
    </ol>
  )
}
