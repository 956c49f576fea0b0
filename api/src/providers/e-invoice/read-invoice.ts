import type { InvoiceFile, RefusedInvoice } from '@brieflotse/reading'
import { ciiRoots, fromCii } from './cii.ts'
import { decodeXml } from './decode-xml.ts'
import { invoiceOf } from './fields.ts'
import { fromUbl, ublRoots } from './ubl.ts'
import { type Element, XmlRefused, xmlTree } from './xml-tree.ts'

/** In bytes. An invoice with 2,000 lines has 4 million. Larger files contain embedded files, which are not needed. */
export const largestInvoice = 8_000_000

/** The file names that the standards define. Source: ZUGFeRD 1 and 2, Factur-X 1, XRechnung in PDF. */
const invoiceNames = /^(?:factur-x|zugferd-invoice|xrechnung|cii|ubl)\.xml$/i

/**
 * Reads an electronic invoice (EN 16931 in the syntaxes CII and UBL, or ZUGFeRD 1), or returns why it cannot. Null if the file
 * neither is one nor has the name of one. Never throws and fetches nothing.
 */
export function readInvoice(name: string, bytes: Uint8Array): InvoiceFile | null {
  const file = name.replace(/[\p{C}\s]+/gu, ' ').slice(0, 80)
  const refuse = (refused: RefusedInvoice['refused']): RefusedInvoice => ({ file, refused })
  const isNamed = invoiceNames.test(name)
  if (bytes.length > largestInvoice) return isNamed ? refuse('too-large') : null
  const xml = decodeXml(bytes)
  if (xml === null) return isNamed ? refuse('broken') : null
  let root: Element
  try {
    root = xmlTree(xml)
  } catch (error) {
    const reason = error instanceof XmlRefused ? error.reason : 'broken'
    return isNamed || mentionsInvoice(xml) ? refuse(reason) : null
  }
  const isCii = ciiRoots[root.uri] === root.name
  if (!isCii && ublRoots[root.uri] !== root.name)
    return isNamed || /^CrossIndustry|^Invoice$/.test(root.name) ? refuse('no-invoice') : null
  const raw = isCii ? fromCii(root) : fromUbl(root)
  return (raw && invoiceOf(raw, file, isCii ? 'cii' : 'ubl')) ?? refuse('incomplete')
}

const mentionsInvoice = (xml: string) =>
  /<(?:\w+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/.test(
    xml.slice(0, 20_000),
  )
