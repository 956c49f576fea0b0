import { errorTable } from '@brieflotse/contract'
import { ownFailures } from '../text/in-language.ts'
import { amountText } from './format.ts'
import { langOf, left } from './left-in-english.ts'

/** A sentence of the server in the reader's language; one that is not known stays as it is. */
export function failureSaid(sentence: string): string {
  if (!ownFailures || !sentence) return sentence
  const own = ownFailures(sentence, { english: errorTable, shown })
  if (own === null) left.add(sentence)
  return own ?? sentence
}

/** A sentence of the server on a screen. */
export function FailureSaid({ children: sentence }: { children: string }) {
  const own = failureSaid(sentence)
  const lang = langOf(own)
  return lang ? <span lang={lang}>{own}</span> : own
}

// Why a page cannot be read is a sentence of the server as well; prices come as in English.
const shown = (name: string, value: string) =>
  name === 'why' || name === 'reason'
    ? failureSaid(value)
    : value.startsWith('€')
      ? amountText(value)
      : value
