import { useCallback, useId, useState } from 'react'
import { searchText } from '../../text/search.ts'
import { Button } from '../../ui/button.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { Results } from './results.tsx'
import { SearchField } from './search-field.tsx'
import { useSearch, useSearchQuery } from './use-search.ts'

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
