import type { Explanation, Fact } from '@brieflotse/contract'
import { detailText } from '../../text/detail.ts'
import { Pairs, Section } from './section.tsx'
import { ShowButton } from './show-button.tsx'

type Rows = [label: string, value: string | null][]

/** The sender and the recipient in one card. A party without a name is left out. */
export function PartyCard({ explanation }: { explanation: Explanation }) {
  const { sender, recipient, facts } = explanation
  const from: Rows = [
    [detailText.name, sender.name],
    [detailText.street, joined(sender.street, sender.house_number)],
    [detailText.zip, sender.zip],
    [detailText.city, sender.city],
    [detailText.reference, sender.reference],
  ]
  const to: Rows = [
    [detailText.name, recipient.name],
    [detailText.address, recipient.address],
    [detailText.zipAndCity, joined(recipient.zip, recipient.city)],
    [detailText.referenceNumber, recipient.reference_number],
    // often equal to the reference number, so it is not repeated
    [
      detailText.caseFile,
      recipient.case_file === recipient.reference_number ? null : recipient.case_file,
    ],
  ]
  const parties = [
    { who: 'sender' as const, rows: from },
    { who: 'recipient' as const, rows: to },
  ].filter(({ rows }) => hasValue(rows))
  if (parties.length === 0) return null
  return (
    <Section title={detailText.parties}>
      <div className="grid grid-cols-1 divide-y divide-line">
        {parties.map(({ who, rows }) => (
          <div key={who} className="py-4 first:pt-0 last:pb-0">
            <div className="mb-2 flex items-center justify-between gap-3">
              <h3 className="text-small font-semibold text-muted">{detailText[who]}</h3>
              <span className="-my-2.5">
                <Show who={who} facts={facts} />
              </span>
            </div>
            <Pairs rows={rows} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** A button that marks a party's name, and the address on the same page. */
function Show({ who, facts }: { who: 'sender' | 'recipient'; facts: Fact[] }) {
  const places = facts
    .filter(({ kind }) => kind === who || kind.startsWith(`${who}-`))
    .flatMap(({ evidence }) => evidence.slice(0, 1))
  const [first] = places
  if (!first) return null
  const boxes = places.filter(({ page }) => page === first.page).flatMap((place) => place.boxes)
  return <ShowButton label={detailText[who]} evidence={{ ...first, boxes }} />
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter(Boolean).join(' ') || null
}

function hasValue(rows: Rows): boolean {
  return rows.some(([, value]) => value)
}
