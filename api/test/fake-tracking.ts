import type { DeliveryStatus } from '@brieflotse/rules'
import type { Item, Tracked, Tracking } from '../src/providers/tracking/tracking.ts'

export type FakeTracking = Tracking & { says: Tracked | null; asked: Item[]; fault: Error | null }

/** A fake carrier whose responses the test sets. */
export function fakeTracking(perItemMs = 100): FakeTracking {
  const fake: FakeTracking = {
    name: 'dhl',
    pace: { perItemMs },
    says: null,
    asked: [],
    fault: null,
    async look(item) {
      fake.asked.push(item)
      if (fake.fault) throw fake.fault
      return fake.says
    },
  }
  return fake
}

/** A tracking result of an item that went through these states; the last one is current. */
export function wayOf(...statuses: DeliveryStatus[]): Tracked {
  const events = statuses.map((status, i) => ({
    status,
    at: new Date(Date.now() - (statuses.length - 1 - i) * 60_000).toISOString(),
    location: '04109 Leipzig',
    text: null,
  }))
  const { status, at, location } = events.at(-1)!
  return { status, at, location, estimatedDelivery: null, events, proof: null }
}
