import type { Raw } from './fields.ts'
import type { PaymentTerms } from './payment-terms.ts'
import { elementsAt, type Element, textAt } from './xml-tree.ts'

/** The namespaces of the root element. The second is ZUGFeRD 1, which names some elements differently. */
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

/** Reads a Cross Industry Invoice: Factur-X, ZUGFeRD and XRechnung. Source: EN 16931-3-3. */
export function fromCii(root: Element): Raw | null {
  const [paid] = elementsAt(root, settlement)
  if (!paid) return null
  const means = elementsAt(paid, 'SpecifiedTradeSettlementPaymentMeans')
  const terms = elementsAt(paid, 'SpecifiedTradePaymentTerms')
  const address = `${agreement}/SellerTradeParty/PostalTradeAddress`
  return {
    profile: textAt(root, `${context}/GuidelineSpecifiedDocumentContextParameter/ID`),
    type: textAt(root, `${head}/TypeCode`),
    number: textAt(root, `${head}/ID`),
    currency: textAt(paid, 'InvoiceCurrencyCode'),
    payable: textAt(paid, `${sums}/DuePayableAmount`) ?? textAt(paid, `${sums}/GrandTotalAmount`),
    prepaid: textAt(paid, `${sums}/TotalPrepaidAmount`),
    issuedOn: textAt(root, `${head}/IssueDateTime/DateTimeString`),
    terms: terms.map(termOf),
    seller: textAt(root, `${agreement}/SellerTradeParty/Name`),
    payee: textAt(paid, 'PayeeTradeParty/Name'),
    means: means.flatMap((one) => textAt(one, 'TypeCode') ?? []),
    accounts: means.map((one) => ({
      iban: textAt(one, 'PayeePartyCreditorFinancialAccount/IBANID'),
      bic: textAt(one, 'PayeeSpecifiedCreditorFinancialInstitution/BICID'),
      holder: textAt(one, 'PayeePartyCreditorFinancialAccount/AccountName'),
    })),
    purpose: textAt(paid, 'PaymentReference'),
    customer: textAt(root, `${agreement}/BuyerTradeParty/ID`),
    buyerReference: textAt(root, `${agreement}/BuyerReference`),
    address: {
      street: textAt(root, `${address}/LineOne`),
      zip: textAt(root, `${address}/PostcodeCode`),
      city: textAt(root, `${address}/CityName`),
    },
  }
}

/** Only the profile Extended has fields for early-payment discounts; all others put them into a text. */
function termOf(term: Element): PaymentTerms {
  const [less] = elementsAt(term, 'ApplicableTradePaymentDiscountTerms')
  const [period] = less ? elementsAt(less, 'BasisPeriodMeasure') : []
  return {
    dueOn: textAt(term, 'DueDateDateTime/DateTimeString'),
    text: elementsAt(term, 'Description')
      .map(({ text }) => text)
      .join('\n'),
    less: less
      ? {
          from: textAt(less, 'BasisDateTime/DateTimeString'),
          count: period?.text.trim() ?? null,
          unit: period?.attributes.unitCode ?? 'DAY',
          percent: textAt(less, 'CalculationPercent'),
          amount: textAt(less, 'ActualDiscountAmount'),
        }
      : null,
  }
}
