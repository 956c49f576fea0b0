import { type KeyboardEvent, type MouseEvent, type PointerEvent, type Ref } from 'react'
import { alignedText } from '../../text/aligned.ts'
import { useChosen } from './chosen.ts'
import { pairAt, rowFrom, rowOf } from './find-row.ts'
import type { Part } from './parts.ts'
import { useMoreAndMore } from './use-more-and-more.ts'
import { SentenceRow } from './sentence-row.tsx'

type Props = {
  parts: Part[]
  count: number
  from: string
  to: string
  ref: Ref<HTMLOListElement>
  /** Shows the place of what was chosen on the page: tapped, or asked for by Enter. */
  onShow: (asked: boolean) => void
}

/** Where a key begins to look for a row, and which way it goes. */
function targetOf(key: string, at: number, count: number): [start: number, step: 1 | -1] | null {
  if (key === 'ArrowDown') return [at + 1, 1]
  if (key === 'ArrowUp') return [at - 1, -1]
  if (key === 'Home') return [0, 1]
  return key === 'End' ? [count - 1, -1] : null
}

/** All sentences; one stop of the Tab key, the arrow keys go from one to the next, Enter shows the place. */
export function SentenceList({ parts, count, from, to, ref, onShow }: Props) {
  const choose = useChosen((state) => state.choose)
  const point = useChosen((state) => state.point)
  const stopAt = useChosen((state) => state.stopAt)
  const first = parts.find(({ kind }) => kind === 'text')?.pairs[0]?.index ?? 0

  function onKeyDown(event: KeyboardEvent<HTMLOListElement>) {
    // the words in a sentence are buttons of their own
    const row = rowOf(event.target)
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter' && row === event.target) {
      event.preventDefault()
      return onShow(true)
    }
    const target = targetOf(event.key, Number(row.dataset['pair']), count)
    const next = target && rowFrom(event.currentTarget, ...target, count)
    if (!next) return
    event.preventDefault()
    next.focus({ preventScroll: true })
    next.scrollIntoView({ block: 'nearest' })
  }
  function onPointerOver(event: PointerEvent) {
    if (event.pointerType === 'mouse') point(pairAt(event.target))
  }
  function onClick(event: MouseEvent) {
    const at = pairAt(event.target)
    if (at === null) return
    choose(at)
    onShow(false)
  }

  const shown = useMoreAndMore(count)
  const rows = (part: Part) =>
    part.pairs.map((pair) =>
      pair.index < shown ? (
        <SentenceRow key={pair.index} pair={pair} count={count} from={from} to={to} />
      ) : null,
    )
  return (
    <ol
      ref={ref}
      aria-label={alignedText.sentences}
      aria-describedby="sentences-how"
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        const at = pairAt(event.target)
        if (at !== null) choose(at)
      }}
      onClick={onClick}
      onPointerOver={onPointerOver}
      onPointerLeave={() => point(null)}
    >
      {parts.map((part) =>
        part.kind === 'text' ? (
          rows(part)
        ) : (
          <li key={part.pairs[0]!.index} data-screen-only className="py-1">
            <details
              onToggle={({ currentTarget }) => {
                const { stop } = useChosen.getState()
                const isInside = part.pairs.some(({ index }) => index === stop)
                if (!currentTarget.open && isInside) stopAt(first)
              }}
            >
              <summary className="flex min-h-11 cursor-pointer items-center px-2 text-small font-semibold text-accent md:px-3">
                {alignedText.letterhead(part.pairs.length)}
              </summary>
              <ol>{rows(part)}</ol>
            </details>
          </li>
        ),
      )}
    </ol>
  )
}
