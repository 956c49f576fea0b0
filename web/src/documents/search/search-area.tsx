import type { SearchFilters } from '@brieflotse/offline'
import { useCallback, useId, useState } from 'react'
import { searchText } from '../../text/search.ts'
import { Button } from '../../ui/button.tsx'
import { FilterPanel, typeName } from './filter-panel.tsx'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useSearch, useSearchQuery } from './use-search.ts'
import { Icon } from '../../ui/drawings/icon.tsx'

/** The search: field, filters, and results while a query or filter is active. */
export function SearchArea() {
  const id = useId()
  const [wish, setWish] = useSearchQuery()
  const [wants, setWants] = useState(false)
  const [open, setOpen] = useState(false)
  const { q, filters } = wish
  const isSearching = q !== '' || Object.keys(filters).length > 0
  const search = useSearch(wish, wants || open || isSearching)
  const onWant = useCallback(() => setWants(true), [])
  const onQuery = useCallback((next: string) => setWish({ q: next, filters }), [setWish, filters])
  const onFilters = (next: typeof filters) => setWish({ q, filters: next })
  return (
    <>
      <search className={isSearching ? 'block' : 'mb-4 block'}>
        <div className="flex gap-2">
          <SearchField q={q} onQuery={onQuery} onWant={onWant} />
          <Button
            aria-expanded={open}
            aria-controls={open ? id : undefined}
            onClick={() => setOpen(!open)}
            className="px-3 sm:px-5"
          >
            {searchText.filters}
          </Button>
        </div>
        <div id={id}>
          {open && search && (
            <FilterPanel filters={filters} choices={search.choices} onChange={onFilters} />
          )}
        </div>
        <ChosenFilters filters={filters} onChange={onFilters} />
      </search>
      {isSearching && <Results found={search?.found} wish={wish} onWish={setWish} />}
    </>
  )
}

type Chosen = { name: string; without: SearchFilters }

function chosenOf(filters: SearchFilters): Chosen[] {
  const { type, sender, due, paid, status, tags = [] } = filters
  const without = (key: keyof SearchFilters) => {
    const { [key]: _, ...others } = filters
    return others
  }
  const one = (key: keyof SearchFilters, name: string | undefined) =>
    name ? [{ name, without: without(key) }] : []
  return [
    ...one('type', type && typeName(type)),
    ...one('sender', sender),
    ...one('due', due && searchText.due[due]),
    ...one('paid', paid && searchText.paid[paid]),
    ...one('status', status && searchText.status[status]),
    ...tags.map((tag) => {
      const left = tags.filter((other) => other !== tag)
      return { name: tag, without: left.length > 0 ? { ...filters, tags: left } : without('tags') }
    }),
  ]
}

type Props = { filters: SearchFilters; onChange: (filters: SearchFilters) => void }

/** The active filters, each with a remove button. */
function ChosenFilters({ filters, onChange }: Props) {
  const chosen = chosenOf(filters)
  if (chosen.length === 0) return null
  return (
    <ul aria-label={searchText.chosen} className="mt-3 flex flex-wrap gap-2">
      {chosen.map(({ name, without }) => (
        <li key={name} className="max-w-full">
          <button
            type="button"
            aria-label={searchText.remove({ filter: name })}
            onClick={() => onChange(without)}
            className="inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-small bg-accent-wash ps-3.5 pe-2.5 text-small font-semibold text-accent hover:brightness-95"
          >
            <bdi className="truncate">{name}</bdi>
            <Icon name="close" className="size-4 shrink-0" />
          </button>
        </li>
      ))}
    </ul>
  )
}
