import type { Topic } from './topic.ts'
import { authorityTopics } from './topics-of-authorities.ts'
import { contractTopics } from './topics-of-contracts.ts'

/** From the special to the general: the first that fits counts. */
export const topics: readonly Topic[] = [...authorityTopics, ...contractTopics]
