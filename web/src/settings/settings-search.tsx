import { type KeyboardEvent, useId, useRef } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { settingsText } from '../text/settings.ts'
import { yourDataText } from '../text/your-data.ts'
import { Icon } from '../ui/drawings/icon.tsx'
import { useSignedIn } from '../session/session.ts'
import { findBlocks } from './blocks.ts'

const words = settingsText.search

type Props = { typed: string; onType: (typed: string) => void }

/** Searches the settings by their texts. Enter opens the first result, the arrow key moves to the list, Escape clears the field. */
export function SettingsSearch({ typed, onType }: Props) {
  const { user } = useSignedIn()
  const navigate = useNavigate()
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const found = typed.trim() ? findBlocks(typed, user) : []
  const open = (block: string) => {
    onType('')
    void navigate(`#${block}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found
    if (event.key === 'Enter' && first) open(first[1].id)
    else if (event.key === 'ArrowDown' && first) list.current?.querySelector('a')?.focus()
    else if (event.key === 'Escape' && typed) onType('')
    else return
    event.preventDefault()
  }
  return (
    <search>
      <div className="relative mt-4">
        <label htmlFor={id} className="sr-only">
          {words.label}
        </label>
        <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-muted">
          <Icon name="search" className="size-5" />
        </span>
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={typed}
          placeholder={words.label}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKeyDown}
          className="min-h-12 w-full rounded-small border border-line-strong bg-surface py-2 ps-11 pe-3 text-ink [unicode-bidi:plaintext] placeholder:text-muted hover:border-ink"
        />
      </div>
      <p role="status" className={found.length > 0 ? 'sr-only' : 'mt-4 text-muted empty:hidden'}>
        {typed.trim() &&
          (found.length > 0
            ? words.found({ count: found.length })
            : words.none({ word: typed.trim() }))}
      </p>
      {found.length > 0 && (
        <ul
          ref={list}
          aria-label={words.results}
          className="mt-4 divide-y divide-line overflow-hidden rounded-box border border-line bg-surface shadow-card"
        >
          {found.map(([group, { id: block, title }]) => (
            <li key={block}>
              <Link
                to={`#${block}`}
                onClick={() => onType('')}
                className="flex min-h-14 flex-wrap items-baseline justify-between gap-x-6 px-5 py-3.5 hover:bg-sunken focus-visible:-outline-offset-3"
              >
                <span className="font-semibold">{title}</span>
                <span className="text-small text-muted">{yourDataText.parts[group]}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  )
}
