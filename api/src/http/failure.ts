import { englishOf, type ErrorCode, type Failure } from '@brieflotse/contract'
import { storedSaid } from '../text/stored-said.ts'

/** A stored failure as the API returns it. `more` is an optional message with details (`Said`). */
export function toFailure(code: ErrorCode, more: string | null): Failure {
  const said = more === null ? { id: code, values: {} } : storedSaid(more)
  return { code, message: englishOf(said), said }
}
