import type { Tracked } from './tracking.ts'

type Proof = NonNullable<Tracked['proof']>

const maxProofBytes = 10_000_000
const patienceMs = 20_000
const hosts = /(?:^|\.)(?:dhl\.com|dhl\.de|deutschepost\.de)$/

/** Whether a URL in DHL's response is on one of DHL's own hosts. */
export function isProofAddress(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, username, password, port } = new URL(url)
  return protocol === 'https:' && !username && !password && !port && hosts.test(hostname)
}

/** Downloads a proof of delivery; null if it is not available or not a PDF or picture. Redirects are not followed. */
export async function fetchProof(
  urls: string[],
  signal: AbortSignal,
  isAllowed = isProofAddress,
): Promise<Proof | null> {
  for (const url of urls.filter(isAllowed)) {
    const proof = await fetchOne(url, signal).catch(() => null)
    if (proof) return proof
    signal.throwIfAborted()
  }
  return null
}

async function fetchOne(url: string, signal: AbortSignal): Promise<Proof | null> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)])
  const answer = await fetch(url, { redirect: 'error', signal: limit })
  if (!answer.ok || !answer.body) return null
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of answer.body) {
    size += chunk.length
    // Leaving the loop cancels the download.
    if (size > maxProofBytes) return null
    chunks.push(chunk)
  }
  const bytes = new Uint8Array(Buffer.concat(chunks))
  const mimeType = typeOf(bytes)
  return mimeType === null ? null : { bytes, mimeType }
}

/** Detects the type from the content, because a declared type proves nothing. */
function typeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('latin1')
  if (start.startsWith('%PDF-')) return 'application/pdf'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  return start.startsWith('GIF8') ? 'image/gif' : null
}
