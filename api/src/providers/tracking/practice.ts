import { dayInGermany, estimatedArrival, momentInGermany } from '@brieflotse/rules'
import { reachedSteps, type PracticeLetter } from '../mail/practice-course.ts'
import type { PracticeDrawer } from '../mail/practice-drawer.ts'
import { practiceProof } from './practice-proof.ts'
import type { Tracking } from './tracking.ts'

export type PracticeTrackingOptions = { drawer: PracticeDrawer; speed: number; now?: () => number }

const lookEveryMs = 15 * 60_000
const fastestMs = 200

/** Tracking for registered letters of the practice post office. */
export function createPracticeTracking(options: PracticeTrackingOptions): Tracking {
  const { drawer, speed, now = Date.now } = options
  return {
    name: 'practice',
    pace: { perItemMs: Math.max(fastestMs, lookEveryMs / speed) },
    async look({ code }) {
      const letter = await drawer.findByNumber(code)
      const reached = letter ? reachedSteps(letter, speed, now()) : []
      const last = reached.at(-1)
      // The post learns the number only when the printed envelope reaches it.
      if (!letter || !last || last.status === 'processing') return null
      const events = reached.map((step) => ({ ...step, at: new Date(step.at).toISOString() }))
      const { status, at, location, locationSaid } = events.at(-1)!
      const delivered = status === 'delivered'
      const proof = delivered
        ? { bytes: await practiceProof(letter, at), mimeType: 'application/pdf' }
        : null
      const estimatedDelivery = expectedOf(letter)
      return { status, at, location, locationSaid, estimatedDelivery, events, proof }
    },
  }
}

function expectedOf({ option, takenAt }: PracticeLetter): string {
  const day = estimatedArrival(option, dayInGermany(new Date(takenAt)))
  return momentInGermany(day, 12, 0).toISOString()
}
