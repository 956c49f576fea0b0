const roots = /<(?:[\w.-]+:)?(?:CrossIndustryInvoice|CrossIndustryDocument|Invoice|CreditNote)[\s>]/
const namespaces = /urn:(?:un:unece:uncefact|ferd|oasis:names:specification:ubl)/

/** A cheap check whether bytes start like an electronic invoice. It does not prove that they are one. */
export function looksLikeInvoice(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 8000))
  const text = head.toString(head[0] === 0xff && head[1] === 0xfe ? 'utf16le' : 'latin1')
  return /^(?:ï»¿|\uFEFF)?\s*</.test(text) && roots.test(text) && namespaces.test(text)
}
