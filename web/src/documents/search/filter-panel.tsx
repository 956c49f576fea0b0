import {
  dueFilters,
  paidFilters,
  type SearchChoices,
  type SearchFilters,
  statusFilters,
} from '@brieflotse/offline'
import { searchText } from '../../text/search.ts'
import { text } from '../../text/text.ts'
import { Select } from '../../ui/select.tsx'

/** Maximum length of a list. Users with more senders type a name. */
const most = 60

type Props = {
  filters: SearchFilters
  choices: SearchChoices
  onChange: (filters: SearchFilters) => void
}

/** All filters with their options. */
export function FilterPanel({ filters, choices, onChange }: Props) {
  const { names } = searchText
  const { tags = [] } = filters
  const set = (key: 'type' | 'sender' | 'due' | 'paid' | 'status', value: string) => {
    const { [key]: _, ...others } = filters
    onChange(value ? { ...others, [key]: value } : others)
  }
  const counted = (list: [string, number][], nameOf = (name: string) => name) =>
    list
      .slice(0, most)
      .map(([name, count]): [string, string] => [name, `${nameOf(name)} (${count})`])
  const options = {
    type: counted(choices.types, typeName),
    sender: counted(choices.senders),
    due: dueFilters.map((key): [string, string] => [key, searchText.due[key]]),
    paid: paidFilters.map((key): [string, string] => [key, searchText.paid[key]]),
    status: statusFilters.map((key): [string, string] => [key, searchText.status[key]]),
  }
  const free = choices.tags.filter(([name]) => !tags.includes(name))
  return (
    <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] items-end gap-3 rounded-box border border-line bg-surface p-4 md:grid-cols-3">
      {(['type', 'sender', 'due', 'paid', 'status'] as const).map((key) => (
        <Select
          key={key}
          label={names[key]}
          value={filters[key] ?? ''}
          options={[['', searchText.any], ...known(options[key], filters[key])]}
          onChange={(value) => set(key, value)}
        />
      ))}
      {free.length > 0 && (
        <Select
          label={names.tag}
          value=""
          options={[['', searchText.any], ...counted(free)]}
          onChange={(tag) => tag && onChange({ ...filters, tags: [...tags, tag] })}
        />
      )}
    </div>
  )
}

/** Adds the selected option, which stays visible even if no letter matches it (any more). */
function known(options: [string, string][], chosen: string | undefined): [string, string][] {
  if (!chosen || options.some(([key]) => key === chosen)) return options
  return [...options, [chosen, chosen]]
}

/** The name of a document type. */
export function typeName(type: string): string {
  return Object.entries(text.types).find(([key]) => key === type)?.[1] ?? type
}
