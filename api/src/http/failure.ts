import { englishOf, type ErrorCode, type Failure, type Said } from '@brieflotse/contract'

/** A stored failure as it travels. `more`: what is said beyond its code (`Said`). */
export function toFailure(code: ErrorCode, more: string | null): Failure {
  const said = more === null ? { id: code, values: {} } : (JSON.parse(more) as Said)
  return { code, message: englishOf(said), said }
}
