import type { ErrorCode, Saying } from '@brieflotse/contract'
import type { recognise } from './recognise.ts'
import type { Takes } from './values.ts'

/**
 * What the server says in English, in another language: failures by their code, and its other sentences by their English, with the same
 * values in braces.
 */
export type Failures = Readonly<{
  codes: Readonly<Record<ErrorCode, string>>
  sayings: Readonly<Record<Saying, string>>
}>

/** What the screens say in a language: a catalogue for each English one (catalogues.test.ts compares them), and failures. */
export type Tables = Readonly<Record<keyof Takes, object>> & {
  failures: ReturnType<typeof recognise>
}
