import { Constructed, fromBER, ObjectIdentifier, OctetString, Sequence } from 'asn1js'

/** Source: RFC 5652, chapter 5.1. */
const signedData = '1.2.840.113549.1.7.2'

/** The first bytes of a CMS message that contains the signed content. */
const looksSigned = /^30(?:..){1,8}06092a864886f70d010702/

/**
 * The content inside a signature (S/MIME or a signed file), which anybody can read. Null for everything else, such as encrypted
 * content. The signature is not checked.
 */
export function signedContent(bytes: Uint8Array): Uint8Array | null {
  const start = Buffer.from(bytes.subarray(0, 32)).toString('hex')
  if (!looksSigned.test(start)) return null
  const { result } = fromBER(bytes)
  const [kind, packed] = partsOf(result)
  if (!(kind instanceof ObjectIdentifier) || kind.valueBlock.toString() !== signedData) return null
  const [signed] = partsOf(packed)
  const inner = partsOf(signed).find((one) => one instanceof Sequence)
  const [, content] = partsOf(inner)
  const [text] = partsOf(content)
  if (!(text instanceof OctetString)) return null
  const found = new Uint8Array(text.getValue())
  return found.length > 0 ? found : null
}

const partsOf = (block: unknown): unknown[] =>
  block instanceof Constructed ? block.valueBlock.value : []
