import type { Document } from '@brieflotse/contract'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { letterText, stackText } from '../../text/stack.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { lettersOf, type Sorting, toggled, withCutMoved, withPageMoved } from './letters.ts'
import { PageTile } from './page-tile.tsx'

type Props = {
  document: Document
  sorting: Sorting
  onSort: (sorting: Sorting) => void
  /** True if the user can also move pages. */
  ordered?: boolean
}

/** The pages of a file, grouped into letters. Buttons move cuts and pages; the arrow keys move cuts too. */
export function PageSorter({ document, sorting, onSort, ordered = false }: Props) {
  const [news, setNews] = useState('')
  const help = useId()
  const { list, focusNext } = useMovedFocus(sorting)
  const letters = lettersOf(sorting)
  const blank = document.stack?.blank ?? []

  const toggle = (page: number) => {
    focusNext(`cut ${page}`)
    const next = toggled(sorting, page)
    setNews(next.starts.includes(page) ? stackText.moved({ page }) : stackText.joinedUp({ page }))
    onSort(next)
  }
  const move = (page: number, by: 1 | -1) => {
    focusNext(`${by < 0 ? 'earlier' : 'later'} ${page}`)
    const next = withPageMoved(sorting, page, by)
    setNews(stackText.atPlace({ page, place: next.order.indexOf(page) + 1 }))
    onSort(next)
  }
  const onKey = (event: KeyboardEvent, page: number) => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
    const moved = by && withCutMoved(sorting, page, isRightToLeft ? (by === 1 ? -1 : 1) : by)
    if (!moved) return
    event.preventDefault()
    focusNext(`cut ${moved.page}`)
    setNews(stackText.moved({ page: moved.page }))
    onSort(moved.sorting)
  }

  const cut = { help, onToggle: toggle, onKey }

  return (
    <div>
      <ol ref={list} className="grid gap-3">
        {letters.map((pages, index) => (
          <li
            key={pages[0]}
            aria-label={letterText(index + 1, pages)}
            className="rounded-small border border-line bg-sunken p-2 sm:p-3"
          >
            <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5">
              <p className="numbers text-small font-semibold" aria-hidden="true">
                {letterText(index + 1, pages)}
              </p>
              {index > 0 && <CutButton {...cut} page={pages[0]!} isCut />}
            </div>
            <ol className="grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-3">
              {pages.map((number, at) => (
                <PageTile
                  key={`${number} ${document.pages.find((one) => one.number === number)?.picture}`}
                  document={document}
                  number={number}
                  isBlank={blank.includes(number)}
                  isFirst={number === sorting.order[0]}
                  isLast={number === sorting.order.at(-1)}
                  onMove={ordered ? (by) => move(number, by) : undefined}
                >
                  {at > 0 && <CutButton {...cut} page={number} />}
                </PageTile>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <p id={help} hidden>
        {stackText.cutHelp}
      </p>
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

type CutButtonProps = {
  page: number
  isCut?: boolean
  /** The id of the text that explains the keys. */
  help: string
  onToggle: (page: number) => void
  onKey: (event: KeyboardEvent, page: number) => void
}

/** Begins a new letter at a page, or joins it to the letter before. */
function CutButton({ page, isCut = false, help, onToggle, onKey }: CutButtonProps) {
  return (
    <button
      type="button"
      data-at={`cut ${page}`}
      aria-label={isCut ? stackText.uncut({ page }) : stackText.cut({ page })}
      aria-describedby={isCut ? help : undefined}
      onClick={() => onToggle(page)}
      onKeyDown={isCut ? (event) => onKey(event, page) : undefined}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-small text-small font-semibold text-accent hover:bg-accent-wash ${
        isCut ? '-mx-2 px-2' : 'w-full px-1 justify-center border border-dashed border-line-strong'
      }`}
    >
      <Icon name={isCut ? 'close' : 'plus'} className="size-4" />
      {isCut ? stackText.uncutShort : stackText.cutShort}
    </button>
  )
}

/** Gives the focus to the button named to `focusNext` after the next change, because the pressed button has moved or was replaced. */
function useMovedFocus(sorting: Sorting) {
  const list = useRef<HTMLOListElement>(null)
  const focus = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (!focus.current) return
    const wanted = list.current?.querySelector<HTMLElement>(`[data-at="${focus.current}"]`)
    focus.current = null
    if (wanted && !wanted.hasAttribute('disabled')) wanted.focus()
    else wanted?.closest('li')?.querySelector<HTMLElement>('button:not([disabled])')?.focus()
  }, [sorting])
  const focusNext = (at: string) => {
    focus.current = at
  }
  return { list, focusNext }
}
