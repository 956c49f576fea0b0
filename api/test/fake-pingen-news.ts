import { createHmac } from 'node:crypto'
import type { Delivered } from './providers/payment/suite-rig.ts'
import type { FakePingenLetter } from './fake-pingen-letters.ts'

export type PingenEvent = {
  id: string
  category: 'sent' | 'delivered' | 'undeliverable' | 'issues'
  letter: FakePingenLetter
}

/**
 * The webhook formats in Pingen's documentation: `old` until July 2026, `now` with old and new names together, `next` with new
 * names only.
 */
export type PingenShape = 'old' | 'now' | 'next'

/** An event as our webhook receives it. */
export function newsOf(
  { id, category, letter }: PingenEvent,
  { key, shape, shown }: { key: string; shape: PingenShape; shown: object },
): Delivered {
  const related = { data: { type: 'letters', id: letter.id } }
  const type = shape === 'old' ? 'letters_events' : 'deliverables_events'
  const event = (name: string) => ({
    id: `${id}-event`,
    type: name,
    attributes: { code: category },
  })
  const { reason, corrected } = letter.undeliverable ?? {}
  const body = JSON.stringify({
    data: {
      type: `webhook_${category}`,
      id,
      attributes: {
        ...(category === 'undeliverable' && { reason, corrected_address: corrected }),
        url: 'https://brieflotse.example/api/webhooks/pingen',
        created_at: '2026-11-24T11:23:11+0100',
      },
      relationships: {
        organisation: { data: { type: 'organisations', id: 'org' } },
        ...(shape !== 'old' && { deliverable: related }),
        ...(shape !== 'next' && { letter: related }),
        event: { data: { type, id: `${id}-event` } },
      },
    },
    included: [shown, ...(shape === 'now' ? [event('letters_events')] : []), event(type)],
  })
  const signature = createHmac('sha256', key).update(body).digest('hex')
  return { headers: { signature }, body: Buffer.from(body) }
}
