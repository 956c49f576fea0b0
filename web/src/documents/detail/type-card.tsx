import type { Document, Explanation } from '@brieflotse/contract'
import { text } from '../../text/text.ts'
import { dayText } from '../../ui/format.ts'
import { Section } from './section.tsx'

type Props = { type: Document['documentType']; sender: Explanation['sender'] }

/** What this kind of letter is, in plain words. */
export function TypeCard({ type, sender }: Props) {
  const known = type ?? 'other'
  const [name, meaning] = text.types[known]
  return (
    <Section title={text.detail.typeTitle}>
      <p>
        <span className="font-semibold">{name}</span>
        {known !== 'other' && (
          <span lang="de" className="german ml-2 inline-block px-2 text-small">
            {known}
          </span>
        )}
      </p>
      <p className="mt-1">{meaning}</p>
      {sender.name && (
        <p className="mt-1 text-small text-muted">
          {text.detail.from(sender.name, sender.date && dayText(sender.date))}
        </p>
      )}
    </Section>
  )
}
