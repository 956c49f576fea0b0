import { fillMessage } from '@brieflotse/contract/messages'
import type { Messages } from './tables.ts'

type Filled = Parameters<typeof fillMessage>

/** Says messages in a language; null where it has none. Part of the languages, because English comes with what is said. */
export const sayMessage =
  (table: Messages) => (locale: string) => (said: Filled[1], money: Filled[2]) =>
    fillMessage(table, said, money, locale)
