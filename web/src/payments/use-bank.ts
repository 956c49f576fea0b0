import { bankCodeOf } from '@brieflotse/rules'
import { useEffect, useState } from 'react'

export type Bank = { name: string; bic: string | null }
/** `bank` is null where no bank has the code of the account; nothing is known of foreign accounts, or before the table is there. */
export type KnownBank = { code: string; bank: Bank | null } | null

type Look = (code: string) => Bank | null

/** The table of German banks has 48 kB: it comes with the first look into it, and works offline from then on. */
let table: Promise<Look> | null = null
const loadTable = (): Promise<Look> =>
  (table ??= import('bankdata-germany').then(({ bankDataByBLZ }) => (code) => {
    const bank = bankDataByBLZ(code)
    return bank && { name: bank.bankName, bic: bank.bic ?? null }
  }))

/** The bank of a German account, by the bank code in its IBAN. */
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
        // asked for again with the next account
        table = null
      },
    )
    return () => {
      isMeant = false
    }
  }, [code])
  return known?.code === code ? known : null
}
