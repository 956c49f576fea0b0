import type { sayMessage } from './say-message.ts'
import type { Takes } from './values.ts'

/** All texts of a language: a catalogue for each English one (`scripts/catalogues` compares them), and the error messages. */
export type Tables = Readonly<Record<keyof Takes, object>> & {
  failures: ReturnType<typeof sayMessage>
}
