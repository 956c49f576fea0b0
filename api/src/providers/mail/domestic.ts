import { AppError, message } from '@brieflotse/contract'
import type { DeliveryOption } from '@brieflotse/rules'

/** Gross cents of a net amount in euros: 19 % VAT (§ 12 (1) UStG). 0.75 is 89, as LetterXpress lists it. */
export const grossCents = (euros: number): number => Math.round(euros * 119)

/** The last line of an address in Germany is its postcode and town, unless the country stands below. */
export function isDomestic(recipient: readonly string[]): boolean {
  const lines = recipient.filter((line) => !/^\s*(deutschland|germany)\s*$/i.test(line))
  return /^\s*(D-|DE-)?\d{5}\s+\p{L}/u.test(lines.at(-1) ?? '')
}

/** What a provider that prints for Germany refuses before anything is sent. */
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
