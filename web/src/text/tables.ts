import type { MessageId } from '@brieflotse/contract'
import type { sayMessage } from './say-message.ts'
import type { Takes } from './values.ts'

/**
 * Translated messages by the ids in `packages/contract/src/messages`, with the same placeholders. `as-said` quotes somebody else's words,
 * so it has no translation.
 */
export type Messages = Readonly<Record<Exclude<MessageId, 'as-said'>, string>>

/** All texts of a language: a catalogue for each English one (`scripts/catalogues` compares them), and the error messages. */
export type Tables = Readonly<Record<keyof Takes, object>> & {
  failures: ReturnType<typeof sayMessage>
}
