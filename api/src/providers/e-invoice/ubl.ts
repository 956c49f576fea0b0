import type { Raw } from './fields.ts'
import { all, type Element, textAt } from './xml-tree.ts'

export const ublRoots: Record<string, string> = {
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': 'Invoice',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': 'CreditNote',
}

const party = 'PartyLegalEntity/RegistrationName'

/** Universal Business Language: XRechnung and Peppol. Source: EN 16931-3-2. */
export function fromUbl(root: Element): Raw {
  const means = all(root, 'PaymentMeans')
  const [seller] = all(root, 'AccountingSupplierParty/Party')
  const account = 'PayeeFinancialAccount'
  return {
    profile: textAt(root, 'CustomizationID'),
    type: root.name === 'CreditNote' ? '381' : textAt(root, 'InvoiceTypeCode'),
    number: textAt(root, 'ID'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    payable: textAt(root, 'LegalMonetaryTotal/PayableAmount'),
    dueOn: textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans/PaymentDueDate'),
    seller: seller ? (textAt(seller, party) ?? textAt(seller, 'PartyName/Name')) : null,
    payee: textAt(root, 'PayeeParty/PartyName/Name'),
    means: means.flatMap((one) => textAt(one, 'PaymentMeansCode') ?? []),
    accounts: means.map((one) => ({
      iban: textAt(one, `${account}/ID`),
      bic: textAt(one, `${account}/FinancialInstitutionBranch/ID`),
      holder: textAt(one, `${account}/Name`),
    })),
    purpose: textAt(root, 'PaymentMeans/PaymentID'),
  }
}
