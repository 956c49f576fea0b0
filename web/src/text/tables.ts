import type { MessageId } from '@brieflotse/contract'
import type { sayMessage } from './say-message.ts'
import type { Takes } from './values.ts'

/** What is said by the ids of `packages/contract/src/messages`, with the same values in braces. Words of others are in no language. */
export type Messages = Readonly<Record<Exclude<MessageId, 'as-said'>, string>>

/** What the screens say in a language: a catalogue for each English one (`scripts/catalogues` compares them), and failures. */
export type Tables = Readonly<Record<keyof Takes, object>> & {
  failures: ReturnType<typeof sayMessage>
}
