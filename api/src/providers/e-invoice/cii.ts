import type { Raw } from './fields.ts'
import { all, type Element, textAt } from './xml-tree.ts'

/** Namespaces of the root. The second is that of ZUGFeRD 1, whose elements are partly called otherwise. */
export const ciiRoots: Record<string, string> = {
  'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100': 'CrossIndustryInvoice',
  'urn:ferd:CrossIndustryDocument:invoice:1p0': 'CrossIndustryDocument',
}

const context = 'ExchangedDocumentContext|SpecifiedExchangedDocumentContext'
const head = 'ExchangedDocument|HeaderExchangedDocument'
const deal = 'SupplyChainTradeTransaction|SpecifiedSupplyChainTradeTransaction'
const agreement = `${deal}/ApplicableHeaderTradeAgreement|ApplicableSupplyChainTradeAgreement`
const settlement = `${deal}/ApplicableHeaderTradeSettlement|ApplicableSupplyChainTradeSettlement`
const sums =
  'SpecifiedTradeSettlementHeaderMonetarySummation|SpecifiedTradeSettlementMonetarySummation'

/** Cross Industry Invoice: Factur-X, ZUGFeRD and XRechnung. Source: EN 16931-3-3. */
export function fromCii(root: Element): Raw | null {
  const [paid] = all(root, settlement)
  if (!paid) return null
  const means = all(paid, 'SpecifiedTradeSettlementPaymentMeans')
  return {
    profile: textAt(root, `${context}/GuidelineSpecifiedDocumentContextParameter/ID`),
    type: textAt(root, `${head}/TypeCode`),
    number: textAt(root, `${head}/ID`),
    currency: textAt(paid, 'InvoiceCurrencyCode'),
    payable: textAt(paid, `${sums}/DuePayableAmount`) ?? textAt(paid, `${sums}/GrandTotalAmount`),
    dueOn: textAt(paid, 'SpecifiedTradePaymentTerms/DueDateDateTime/DateTimeString'),
    seller: textAt(root, `${agreement}/SellerTradeParty/Name`),
    payee: textAt(paid, 'PayeeTradeParty/Name'),
    means: means.flatMap((one) => textAt(one, 'TypeCode') ?? []),
    accounts: means.map((one) => ({
      iban: textAt(one, 'PayeePartyCreditorFinancialAccount/IBANID'),
      bic: textAt(one, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
      holder: textAt(one, 'PayeePartyCreditorFinancialAccount/AccountName'),
    })),
    purpose: textAt(paid, 'PaymentReference'),
  }
}
