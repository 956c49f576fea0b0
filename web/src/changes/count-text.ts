import type { OutboxEntry } from '@brieflotse/offline'
import { text } from '../text/text.ts'

/** "2 changes are waiting", with those that are stuck named first. */
export function countText(entries: OutboxEntry[]): string {
  const stuck = entries.filter(({ state }) => state === 'stuck').length
  return text.waiting.count({ waiting: entries.length - stuck, stuck })
}
