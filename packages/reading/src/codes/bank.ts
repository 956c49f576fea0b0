import { bankCodeOf } from '@brieflotse/rules'
import { choose } from '../choose.ts'
import { evidenceOf } from '../evidence.ts'
import type { Finding, Warning, Word } from '../types.ts'
import { say } from '../said/say.ts'
import { warning } from '../explain/warning.ts'
import { sameBic } from './agree.ts'

/** Looks up a German bank code (8 digits); null if there is no such bank. Not every bank has a BIC. */
export type BankLookup = (code: string) => { name: string; bic: string | null } | null

/** Checks that the bank of a German account exists and has the BIC in the letter. Takes merged findings. */
export function checkBank(findings: Finding[], words: Word[], bankOf: BankLookup): Warning[] {
  const iban = choose(findings, 'iban')
  const code = iban && bankCodeOf(iban.value)
  if (!code) return []
  const bank = bankOf(code)
  if (!bank) {
    const evidence = evidenceOf(iban.words, words)
    return [warning('bank-unknown', say('warning.bank-unknown', { code }), evidence)]
  }
  const bic = choose(findings, 'bic')
  if (!bic || !bank.bic || sameBic(bic.value, bank.bic)) return []
  const evidence = evidenceOf(bic.words, words)
  const values = { bic: bic.value, bank: bank.name, known: bank.bic }
  return [warning('bic-differs', say('warning.bic-of-bank', values), evidence)]
}
