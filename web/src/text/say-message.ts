import { fillMessage } from '@brieflotse/contract/messages'
import type { Messages } from './tables.ts'

type Filled = Parameters<typeof fillMessage>

/**
 * Translates messages; null if the language has no translation. Bundled with the languages, because English needs no code: it comes with
 * the message.
 */
export const sayMessage =
  (table: Messages) => (locale: string) => (said: Filled[1], money: Filled[2]) =>
    fillMessage(table, said, money, locale)
