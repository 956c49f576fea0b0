import { fillMessage } from '@brieflotse/contract/messages'
import type { MessageId } from '@brieflotse/contract'

type Filled = Parameters<typeof fillMessage>

/**
 * Translates messages; null if the language has no translation. Bundled with the languages, because English needs no code: it comes with
 * the message.
 */
export const sayMessage =
  (table: Messages) => (locale: string) => (said: Filled[1], money: Filled[2]) =>
    fillMessage(table, said, money, locale)

/**
 * Translated messages by the ids in `packages/contract/src/messages`, with the same placeholders. `as-said` quotes somebody else's words,
 * so it has no translation.
 */
export type Messages = Readonly<Record<Exclude<MessageId, 'as-said'>, string>>
