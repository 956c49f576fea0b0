import type { MailChecks } from '@brieflotse/contract'
import { authenticate, type DNSResolver } from 'mailauth'
import { Resolver } from 'node:dns/promises'
import { endOfHead, headsOf, mostHead, plainAddress } from './heads.ts'

/** The mail and who delivered it. `limitMs` is the time limit for all checks together, because a mail can name hundreds of DNS servers. */
export type AuthenticityRequest = {
  bytes: Uint8Array
  ip: string | null
  helo: string | null
  sender: string | null
  limitMs: number
}

const unasked: MailChecks = {
  authentic: 'unknown',
  spf: 'temperror',
  dkim: 'temperror',
  dmarc: 'temperror',
}

/**
 * Normal mails have one to three signatures. Each costs a hash and a DNS query, and a thousand would block the thread for all other
 * mails.
 */
const mostSignatures = 10

/** The most bytes hashed for one mail, counted for each signature: enough for three signatures of the largest mail. */
const mostSigned = 80_000_000

/** Normal mails have some hundred header lines. With sixty thousand lines the library takes a minute. */
const mostLines = 3_000

function isTooMuchWork(bytes: Uint8Array): boolean {
  const end = endOfHead(bytes)
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, end).toString('latin1')
  const signatures = head.match(/^(?:dkim-signature|arc-seal)[ \t]*:/gim)?.length ?? 0
  return (
    end >= mostHead ||
    head.split('\n').length > mostLines ||
    signatures > mostSignatures ||
    signatures * bytes.length > mostSigned
  )
}

/** A DNS resolver with a short timeout and no retries. */
function plainDns(): DNSResolver {
  const dns = new Resolver({ timeout: 1500, tries: 1 })
  return (name, type) => dns.resolve(name, type) as Promise<string[][] | string[]>
}

/** Checks SPF, DKIM and DMARC of a mail. Never rejects: a check that does not finish in time is `unknown`. It fetches only DNS records. */
export async function authenticOf(
  { bytes, ip, helo, sender, limitMs }: AuthenticityRequest,
  resolver: DNSResolver = plainDns(),
): Promise<MailChecks> {
  if (isTooMuchWork(bytes)) {
    return { authentic: 'unproven', spf: 'none', dkim: 'policy', dmarc: 'none' }
  }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => (timer = setTimeout(() => done(null), limitMs)))
  let silent = false
  const asking: DNSResolver = async (name, type) => {
    try {
      return await resolver(name, type)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!['ENOTFOUND', 'ENODATA', 'NXDOMAIN'].includes(code)) silent = true
      throw error
    }
  }
  try {
    const found = await Promise.race([
      authenticate(Buffer.from(bytes), {
        ...(ip !== null && { ip }),
        ...(helo !== null && { helo }),
        ...(sender !== null && { sender }),
        mta: 'brieflotse',
        resolver: asking,
        disableArc: true,
        // BIMI would fetch pictures.
        disableBimi: true,
      }),
      late,
    ])
    if (!found) return unasked
    const { from } = await headsOf(bytes)
    const signatures = found.dkim.results.map(({ status }) => status)
    const signed = signatures.find(({ result }) => result === 'pass') ?? signatures[0]
    const words = {
      spf: (found.spf && ip !== null && found.spf.status.result) || 'none',
      dkim: signed?.result ?? 'none',
      dmarc: (found.dmarc && found.dmarc.status.result) || 'none',
    }
    // A signature that leaves the end of the mail unsigned proves nothing about it.
    const vouched = signatures.some(
      ({ result, aligned, underSized }) => result === 'pass' && aligned && !underSized,
    )
    const bySender = words.dmarc === 'pass' && words.spf === 'pass'
    // Programs may parse an ambiguous header differently, so the authenticated sender must be the one that the app shows.
    const { headerFrom } = found.dkim
    const isShown = headerFrom.length === 1 && plainAddress(headerFrom[0]!) === from.address
    if ((vouched || bySender) && isShown) return { authentic: 'proven', ...words }
    if (silent) return { authentic: 'unknown', ...words }
    // A domain with the DMARC policy `none` does not want failures to count.
    const denied = words.dmarc === 'fail' && found.dmarc && found.dmarc.policy !== 'none'
    return { authentic: denied ? 'failed' : 'unproven', ...words }
  } catch {
    return unasked
  } finally {
    clearTimeout(timer)
  }
}
