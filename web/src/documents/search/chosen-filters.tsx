import type { SearchFilters } from '@brieflotse/offline'
import { searchText } from '../../text/search.ts'
import { Icon } from '../../ui/drawings/icon.tsx'
import { typeName } from './filter-panel.tsx'

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
export function ChosenFilters({ filters, onChange }: Props) {
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
