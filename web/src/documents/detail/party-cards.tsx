import type { Explanation, Fact } from '@brieflotse/contract'
import { text } from '../../text/text.ts'
import { Pairs, Section } from './section.tsx'
import { ShowButton } from './show-button.tsx'

type Rows = [label: string, value: string | null][]

/** Who wrote, and to whom. A card without any value is not shown. */
export function PartyCards({ explanation }: { explanation: Explanation }) {
  const { sender, recipient, facts } = explanation
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
    <div className="grid grid-cols-1 gap-4">
      {hasValue(from) && (
        <Section title={text.detail.sender} end={<Show who="sender" facts={facts} />}>
          <Pairs rows={from} />
        </Section>
      )}
      {hasValue(to) && (
        <Section title={text.detail.recipient} end={<Show who="recipient" facts={facts} />}>
          <Pairs rows={to} />
        </Section>
      )}
    </div>
  )
}

/** Marks the name and the address of a party on the page where the name stands. */
function Show({ who, facts }: { who: 'sender' | 'recipient'; facts: Fact[] }) {
  const places = facts
    .filter(({ kind }) => kind === who || kind.startsWith(`${who}-`))
    .flatMap(({ evidence }) => evidence.slice(0, 1))
  const [first] = places
  if (!first) return null
  const boxes = places.filter(({ page }) => page === first.page).flatMap((place) => place.boxes)
  return <ShowButton label={text.detail[who]} evidence={{ ...first, boxes }} />
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(' ') || null
}

function hasValue(rows: Rows): boolean {
  return rows.some(([, value]) => value)
}
