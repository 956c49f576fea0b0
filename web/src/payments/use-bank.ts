import { bankCodeOf } from '@brieflotse/rules'
import { useEffect, useState } from 'react'

export type Bank = { name: string; bic: string | null }
/** `bank` is null if no bank has this code. The whole value is null for foreign accounts, and until the table is loaded. */
export type KnownBank = { code: string; bank: Bank | null } | null

type Look = (code: string) => Bank | null

/** The table of German banks (48 kB), loaded on first use and available offline afterwards. */
let table: Promise<Look> | null = null
const loadTable = (): Promise<Look> =>
  (table ??= import('bankdata-germany').then(({ bankDataByBLZ }) => (code) => {
    const bank = bankDataByBLZ(code)
    return bank && { name: bank.bankName, bic: bank.bic ?? null }
  }))

/** The bank of a German account, from the bank code in its IBAN. */
export function useBank(iban: string): KnownBank {
  const code = bankCodeOf(iban)
  const [known, setKnown] = useState<KnownBank>(null)
  useEffect(() => {
    if (code === null) return
    let isMeant = true
    loadTable().then(
      (look) => {
        if (isMeant) setKnown({ code, bank: look(code) })
      },
      () => {
        // a failed load is retried with the next account
        table = null
      },
    )
    return () => {
      isMeant = false
    }
  }, [code])
  return known?.code === code ? known : null
}
