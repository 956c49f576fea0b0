import { AppError, message } from '@brieflotse/contract'
import type { DeliveryOption } from '@brieflotse/rules'

/** Converts a net amount in euros to gross cents: 19 % VAT (§ 12 (1) UStG). 0.75 gives 89, as in LetterXpress's price list. */
export const grossCents = (euros: number): number => Math.round(euros * 119)

/** Whether the address is in Germany: its last line is a postcode and town, because a foreign address ends with the country. */
export function isDomestic(recipient: readonly string[]): boolean {
  const lines = recipient.filter((line) => !/^\s*(deutschland|germany)\s*$/i.test(line))
  return /^\s*(D-|DE-)?\d{5}\s+\p{L}/u.test(lines.at(-1) ?? '')
}

/** Rejects letters that a provider for Germany would not accept, before anything is sent. */
export function checkParcel(
  { option, recipient, pdf }: { option: DeliveryOption; recipient: string[]; pdf: Uint8Array },
  { options, limits }: { options: readonly DeliveryOption[]; limits: { bytes: number } },
): void {
  if (!options.includes(option)) throw new AppError('option-not-offered')
  if (!isDomestic(recipient)) {
    throw new AppError('mail-refused', message('mail.only-germany'))
  }
  if (pdf.length > limits.bytes) throw new AppError('mail-refused', message('shop.file-too-large'))
}
