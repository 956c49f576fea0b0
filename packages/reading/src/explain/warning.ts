import { english } from '../said/english.ts'
import type { Saying } from '../said/saying.ts'
import type { Evidence, Warning, WarningCode } from '../types.ts'

/** Creates a warning with its English sentence and the id and values for other languages. */
export function warning(code: WarningCode, saying: Saying, evidence: Evidence[] = []): Warning {
  const said = [saying]
  return { code, text: english(said), said, evidence }
}
