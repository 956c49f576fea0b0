import type { PaymentWarning } from '@brieflotse/letter'
import english from './en/payments.json' with { type: 'json' }
import { inLanguage } from './in-language.ts'

/** Formatters for values in the user's language. */
type Writing = {
  dayText: (day: string) => string
  amountOf: (cents: number) => string
  groupIban: (iban: string) => string
}

/** The banks to choose from, the default first. The choice only changes the name of the banking app in hints. */
export const banks = [
  'Sparkasse',
  'Volksbank Raiffeisenbank',
  'Deutsche Bank',
  'Commerzbank',
  'ING',
  'DKB',
] as const

/** A placeholder for an unknown BIC. It is never sent, because banks reject codes with an invented BIC. */
export const bicPlaceholder = 'DEUTDEFFXXX'

/** The sentences about payments. Those of the specification (sections 2, 5 and 8) are verbatim. */
export const paymentsText = inLanguage('payments', english)

/** A payment warning as a sentence with its reason and advice. */
export function warningText(
  warning: PaymentWarning,
  { dayText, amountOf, groupIban }: Writing,
): string {
  const { checks } = paymentsText
  switch (warning.code) {
    case 'iban-country':
      return checks['iban-country'](warning)
    case 'iban-changed':
      return checks['iban-changed']({ before: groupIban(warning.before) })
    case 'sources-iban': {
      const { from, iban } = warning
      return checks['sources-iban']({ from: from.replace('-', ''), iban: groupIban(iban) })
    }
    case 'sources-amount': {
      const { from, amount } = warning
      return checks['sources-amount']({ from: from.replace('-', ''), amount: amountOf(amount) })
    }
    case 'paid-before':
    case 'paid-elsewhere': {
      const { code, amount, on } = warning
      return checks[code]({ amount: amountOf(amount), on: dayText(on) })
    }
    case 'amount-above':
      return checks['amount-above']({ most: amountOf(warning.most) })
    case 'iban-edited':
      return checks['iban-edited']({ letter: groupIban(warning.letter) })
    case 'payee-edited':
      return checks['payee-edited']({ letter: warning.letter })
    default:
      return checks[warning.code]
  }
}
