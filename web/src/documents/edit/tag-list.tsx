import { text } from '../../text/text.ts'

export const chip =
  'inline-flex max-w-full items-center rounded-small bg-sunken px-2.5 text-small text-muted'

/** The tags on a card. */
export function TagList({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul aria-label={text.documents.tags} className="mt-2 flex flex-wrap gap-1.5">
      {tags.map((name) => (
        <li key={name} className={`${chip} py-0.5`}>
          <span className="truncate">{name}</span>
        </li>
      ))}
    </ul>
  )
}
