import { failureSaid } from './failure-said.tsx'

/** "Response to: Mahnung": letters are stored under an English title (specification, section 7) and shown under the reader's. */
export const letterTitle = (title: string): string => failureSaid(title)
