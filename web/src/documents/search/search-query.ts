import { dueFilters, paidFilters, type SearchFilters, statusFilters } from '@brieflotse/offline'

/** The search of the user, stored in the URL: `?q=strom&type=Rechnung&tag=Wohnung`. */
export type SearchQuery = { q: string; filters: SearchFilters }

/** Parses the URL. Users can edit it, so unknown values are ignored. */
export function searchQueryOf(search: URLSearchParams): SearchQuery {
  const one = <T extends string>(name: string, known: readonly T[]) =>
    known.find((value) => value === search.get(name))
  const type = search.get('type')
  const sender = search.get('sender')
  const due = one('due', dueFilters)
  const paid = one('paid', paidFilters)
  const status = one('status', statusFilters)
  const tags = search.getAll('tag')
  const filters: SearchFilters = {
    ...(type && { type }),
    ...(sender && { sender }),
    ...(due && { due }),
    ...(paid && { paid }),
    ...(status && { status }),
    ...(tags.length > 0 && { tags }),
  }
  return { q: search.get('q') ?? '', filters }
}

/** The URL parameters of a search. */
export function searchParamsOf({ q, filters }: SearchQuery): URLSearchParams {
  const { tags = [], ...others } = filters
  const search = new URLSearchParams(Object.entries(others))
  if (q.trim() !== '') search.set('q', q)
  for (const tag of tags) search.append('tag', tag)
  return search
}
