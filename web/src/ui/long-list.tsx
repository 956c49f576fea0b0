import {
  type FocusEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { text } from '../text/text.ts'
import {
  createHeights,
  type Heights,
  layOutRows,
  listItemsOf,
  type RowLayout,
  rowsBetween,
} from './rows-in-view.ts'
import { type KeptPlace, useReturn } from './use-return.ts'

type Props = {
  ids: number[]
  /** Called with the ids of the visible rows, so that only these are read. Must be a stable function. */
  onShown: (ids: number[]) => void
  /** Renders a row as a list item with `data-row`, `aria-posinset` and `aria-setsize`; undefined while its data is missing. */
  renderRow: (id: number, position: number) => ReactNode
  /** Keeps the scroll position beyond the life of the list. */
  place: KeptPlace
}

/**
 * A virtual list: only rows near the screen are rendered, the others are empty space. The focused row stays rendered, and a button in each
 * space leads to the next row, for users who do not scroll.
 */
export function LongList({ ids, onShown, renderRow, place }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [heights] = useState(() => place.get()?.heights ?? createHeights())
  const [kept, setKept] = useState<number | null>(null)
  const focusOn = useRef<{ id: number; preventScroll: boolean } | null>(null)
  const layout = useMemo(() => layOutRows(ids, heights), [ids, heights])
  const [shown, look] = useRowsInView(list, layout, heights)
  const [open] = useState(() => (id: number, preventScroll: boolean) => {
    setKept(id)
    focusOn.current = { id, preventScroll }
  })
  useReturn({ list, layout, heights, place, kept, look, open })

  // also renders the neighbours of the focused row, so that Tab can reach them
  const index = kept === null ? -1 : ids.indexOf(kept)
  const pieces = listItemsOf(layout, shown, index < 0 ? [] : [index - 1, index, index + 1])
  const here = pieces.flatMap((piece) => ('id' in piece ? piece.id : [])).join()
  useEffect(() => onShown(here === '' ? [] : here.split(',').map(Number)), [here, onShown])

  useEffect(() => {
    if (!focusOn.current) return
    const { id, preventScroll } = focusOn.current
    const link = list.current?.querySelector<HTMLElement>(`[data-row="${id}"] a`)
    if (!link) return
    focusOn.current = null
    link.focus({ preventScroll })
  })
  const keep = (event: FocusEvent) => {
    const id = event.target.closest<HTMLElement>('[data-row]')?.dataset['row']
    if (id) setKept(Number(id))
  }

  return (
    <ul ref={list} className="grid grid-cols-1 gap-3" onFocus={keep}>
      {pieces.map((piece) => {
        if ('from' in piece) {
          const isAbove = piece.to <= shown.first
          const next = ids[isAbove ? piece.to - 1 : piece.from]
          return (
            <li key={`to ${piece.to}`} className="flex" style={{ height: piece.height }}>
              <button
                type="button"
                className={`sr-only rounded-small bg-accent px-4 py-3 font-semibold text-on-accent focus-visible:not-sr-only ${
                  isAbove ? 'self-end' : 'self-start'
                }`}
                onClick={() => next !== undefined && open(next, false)}
              >
                {isAbove ? text.documents.above : text.documents.more}
              </button>
            </li>
          )
        }
        return (
          <Fragment key={piece.id}>
            {renderRow(piece.id, piece.index + 1) ?? (
              <li
                data-row={piece.id}
                aria-posinset={piece.index + 1}
                aria-setsize={ids.length}
                aria-busy
                className="rounded-box border border-line bg-surface"
                style={{ height: heights.of(piece.id) }}
              />
            )}
          </Fragment>
        )
      })}
    </ul>
  )
}

type Shown = { first: number; last: number }

const none: Shown = { first: 0, last: 0 }

/** The rows of a list that are at most one and a half screens away, and a function that checks again at once. Measures the rendered rows. */
function useRowsInView(
  list: RefObject<HTMLElement | null>,
  layout: RowLayout,
  heights: Heights,
): [Shown, () => void] {
  const [shown, setShown] = useState(none)
  const look = useCallback(() => {
    if (!list.current) return
    const top = list.current.getBoundingClientRect().top
    const margin = innerHeight * 1.5
    const next = rowsBetween(layout, -top - margin, -top + innerHeight + margin)
    setShown((now) => (now.first === next.first && now.last === next.last ? now : next))
  }, [list, layout])

  useLayoutEffect(look, [look])
  useLayoutEffect(() => {
    for (const row of list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? []) {
      // a row without data has only its estimated height
      if (!row.ariaBusy) heights.measured(Number(row.dataset['row']), row.offsetHeight)
    }
  })
  useEffect(() => {
    let frame = 0
    const soon = () => {
      frame ||= requestAnimationFrame(() => {
        frame = 0
        look()
      })
    }
    addEventListener('scroll', soon, { passive: true })
    addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', soon)
      removeEventListener('resize', soon)
    }
  }, [look])
  return [shown, look]
}
