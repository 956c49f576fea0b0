import { locale } from '../text/in-language.ts'
import { centsText } from '../ui/format.ts'

/** An amount as text: euros in the usual format, other currencies with their code, because several share a sign. */
export function currencyText({ cents, currency }: { cents: number; currency: string }): string {
  if (currency === 'EUR') return centsText(cents)
  const figure = (cents / 100).toLocaleString(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
  return `${currency}\u00a0${figure}`
}
