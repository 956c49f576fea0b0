import { buildGiroCode, isIban } from '@brieflotse/rules'
import type { Transfer } from '@brieflotse/letter'

/** Maximum length of a name in a SEPA transfer. Source: EPC069-12. Longer names are cut, because banks compare the beginning. */
const longestName = 70

/** The text of the code, or the reason why none can be made. */
export type Giro = { payload: string } | { missing: 'iban' | 'amount' | 'long' }

/** The GiroCode of a transfer. `buildGiroCode` removes hidden characters. */
export function giroOf({ payee, iban, bic, amount, purpose }: Transfer): Giro {
  if (!payee || !iban || !isIban(iban)) return { missing: 'iban' }
  if (amount === null) return { missing: 'amount' }
  const name = Array.from(payee).slice(0, longestName).join('')
  const transfer = { name, iban, bic, amount, text: purpose }
  const payload = buildGiroCode({ ...transfer, purpose: null, reference: null, note: null })
  return payload === null ? { missing: 'long' } : { payload }
}
