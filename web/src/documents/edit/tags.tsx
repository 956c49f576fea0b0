import { maxTagCharacters, maxTags } from '@brieflotse/contract'
import { type KeyboardEvent, useRef, useState } from 'react'
import { editText } from '../../text/edit.ts'
import { text } from '../../text/text.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { readTag, useTagging } from './edit.ts'
import { chip } from './tag-list.tsx'

const focus = (input: HTMLInputElement | null) => input?.focus()

/** Shows the tags of a document, and adds or removes tags. */
export function TagEditor({ id, tags }: { id: number; tags: string[] }) {
  const tag = useTagging()
  const [adding, setAdding] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const end = () => {
    setAdding(false)
    requestAnimationFrame(() => addButton.current?.focus())
  }
  function add(typed: string): boolean {
    const wanted = readTag(typed)
    if (!wanted) return false
    void tag(id, (before) => [...new Set([...before, wanted])].slice(0, maxTags))
    return true
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const input = event.currentTarget
    if (event.key === 'Escape') {
      input.value = ''
      end()
    } else if (event.key === 'Enter' || event.key === ',') {
      event.preventDefault()
      if (add(input.value)) input.value = ''
      else if (input.value.trim() === '') end()
    }
  }
  return (
    <div data-screen-only className="mb-2.5 flex flex-wrap items-center gap-2">
      {tags.length > 0 && (
        <ul aria-label={text.documents.tags} className="contents">
          {tags.map((name) => (
            <li key={name} className={`${chip} min-w-0 pe-0`}>
              <span className="truncate py-1">{name}</span>
              <button
                type="button"
                aria-label={editText.removeTag({ tag: name })}
                className="-my-1.5 grid size-11 shrink-0 place-items-center rounded-small hover:text-late"
                onClick={() => {
                  addButton.current?.focus()
                  void tag(id, (before) => before.filter((other) => other !== name))
                }}
              >
                <Icon name="close" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <input
          ref={focus}
          aria-label={editText.newTag}
          placeholder={editText.newTag}
          maxLength={maxTagCharacters}
          autoComplete="off"
          enterKeyHint="done"
          onKeyDown={onKeyDown}
          onBlur={(event) => {
            add(event.target.value)
            setAdding(false)
          }}
          className="min-h-11 w-44 rounded-small border border-line-strong bg-surface px-3 text-small"
        />
      )}
      {!adding && tags.length < maxTags && (
        <button
          ref={addButton}
          type="button"
          onClick={() => setAdding(true)}
          className="inline-flex min-h-11 items-center gap-1.5 rounded-small px-2 text-small font-semibold text-accent first:-ms-2 hover:bg-accent-wash"
        >
          <Icon name="plus" className="size-4" />
          {editText.addTag}
        </button>
      )}
    </div>
  )
}
