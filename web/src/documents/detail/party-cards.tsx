import type { Explanation } from '@brieflotse/contract'
import { text } from '../../text/text.ts'
import { Pairs, Section } from './section.tsx'

type Rows = [label: string, value: string | null][]

/** Who wrote, and to whom. A card without any value is not shown. */
export function PartyCards({ sender, recipient }: Pick<Explanation, 'sender' | 'recipient'>) {
  const from: Rows = [
    [text.detail.name, sender.name],
    [text.detail.street, joined(sender.street, sender.house_number)],
    [text.detail.zip, sender.zip],
    [text.detail.city, sender.city],
    [text.detail.reference, sender.reference],
  ]
  const to: Rows = [
    [text.detail.name, recipient.name],
    [text.detail.address, recipient.address],
    [text.detail.zipAndCity, joined(recipient.zip, recipient.city)],
    [text.detail.referenceNumber, recipient.reference_number],
    [text.detail.caseFile, recipient.case_file],
  ]
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {hasValue(from) && (
        <Section title={text.detail.sender}>
          <Pairs rows={from} />
        </Section>
      )}
      {hasValue(to) && (
        <Section title={text.detail.recipient}>
          <Pairs rows={to} />
        </Section>
      )}
    </div>
  )
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(' ') || null
}

function hasValue(rows: Rows): boolean {
  return rows.some(([, value]) => value)
}
