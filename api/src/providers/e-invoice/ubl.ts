import type { Raw } from './fields.ts'
import { elementsAt, type Element, textAt } from './xml-tree.ts'

export const ublRoots: Record<string, string> = {
  'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2': 'Invoice',
  'urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2': 'CreditNote',
}

const party = 'PartyLegalEntity/RegistrationName'

/** Reads a UBL invoice: XRechnung and Peppol. Source: EN 16931-3-2. */
export function fromUbl(root: Element): Raw {
  const means = elementsAt(root, 'PaymentMeans')
  const [seller] = elementsAt(root, 'AccountingSupplierParty/Party')
  const account = 'PayeeFinancialAccount'
  return {
    profile: textAt(root, 'CustomizationID'),
    type: root.name === 'CreditNote' ? '381' : textAt(root, 'InvoiceTypeCode'),
    number: textAt(root, 'ID'),
    currency: textAt(root, 'DocumentCurrencyCode'),
    payable: textAt(root, 'LegalMonetaryTotal/PayableAmount'),
    prepaid: textAt(root, 'LegalMonetaryTotal/PrepaidAmount'),
    issuedOn: textAt(root, 'IssueDate'),
    terms: [
      {
        dueOn: textAt(root, 'DueDate') ?? textAt(root, 'PaymentMeans/PaymentDueDate'),
        text: elementsAt(root, 'PaymentTerms/Note')
          .map(({ text }) => text)
          .join('\n'),
        less: null,
      },
    ],
    seller: seller ? (textAt(seller, party) ?? textAt(seller, 'PartyName/Name')) : null,
    payee: textAt(root, 'PayeeParty/PartyName/Name'),
    means: means.flatMap((one) => textAt(one, 'PaymentMeansCode') ?? []),
    accounts: means.map((one) => ({
      iban: textAt(one, `${account}/ID`),
      bic: textAt(one, `${account}/FinancialInstitutionBranch/ID`),
      holder: textAt(one, `${account}/Name`),
    })),
    purpose: textAt(root, 'PaymentMeans/PaymentID'),
    customer: textAt(root, 'AccountingCustomerParty/Party/PartyIdentification/ID'),
    buyerReference: textAt(root, 'BuyerReference'),
    address: {
      street: seller ? textAt(seller, 'PostalAddress/StreetName') : null,
      zip: seller ? textAt(seller, 'PostalAddress/PostalZone') : null,
      city: seller ? textAt(seller, 'PostalAddress/CityName') : null,
    },
  }
}
