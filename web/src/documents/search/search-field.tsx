import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { searchText } from '../../text/search.ts'
import { IconButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/drawings/icon.tsx'

/** The search starts this long after the last keystroke, in milliseconds. */
const pause = 150

type Props = { q: string; onQuery: (q: string) => void; onWant: () => void }

/**
 * The search field. Input shows at once and is searched after a pause. Ctrl and `/` focus the field from anywhere on the screen (a single
 * letter would be triggered by voice control and by mistake); Escape empties it.
 */
export function SearchField({ q, onQuery, onWant }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(q)
  const [told, setTold] = useState(q)
  // the query changed elsewhere, by a button or by Back
  if (q !== told) {
    setTold(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed === told) return
    const timer = setTimeout(() => {
      setTold(typed.trim() === '' ? '' : typed)
      onQuery(typed)
    }, pause)
    return () => clearTimeout(timer)
  }, [typed, told, onQuery])
  useEffect(() => {
    const focus = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || !(event.ctrlKey || event.metaKey) || isElsewhere()) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const clear = () => {
    setTyped('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || typed === '') return
    event.preventDefault()
    clear()
  }
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {searchText.label}
      </label>
      <span className="pointer-events-none absolute inset-y-0 start-3 grid place-items-center text-muted">
        <Icon name="search" className="size-5" />
      </span>
      {/* `unicode-bidi` gives the typed text its own direction; `dir` would also swap the padding for the icons */}
      <input
        ref={input}
        id={id}
        type="search"
        aria-keyshortcuts="Control+/ Meta+/"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={typed}
        placeholder={searchText.hint}
        onFocus={onWant}
        onKeyDown={onKeyDown}
        onChange={({ target }) => setTyped(target.value)}
        className="min-h-12 w-full rounded-small border border-line-strong bg-surface py-2 ps-11 pe-3 text-ellipsis text-ink [unicode-bidi:plaintext] not-placeholder-shown:pe-12 placeholder:text-muted hover:border-ink [&::-webkit-search-cancel-button]:hidden"
      />
      {typed !== '' && (
        <div className="absolute inset-y-0 end-0.5 flex items-center">
          <IconButton label={searchText.clear} onClick={clear}>
            <Icon name="close" className="size-5" />
          </IconButton>
        </div>
      )}
    </div>
  )
}

/** True if a menu or dialog is open, which then owns the keyboard. */
function isElsewhere(): boolean {
  return document.querySelector('[role=menu], [role=dialog], [role=alertdialog]') !== null
}
