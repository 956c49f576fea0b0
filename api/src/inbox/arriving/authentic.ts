import type { MailChecks } from '@brieflotse/contract'
import { authenticate, type DNSResolver } from 'mailauth'
import { Resolver } from 'node:dns/promises'
import { endOfHead, headsOf, mostHead, plainAddress } from './heads.ts'

/** Who handed the mail over; `limitMs` for everything together, because a mail can name hundreds of servers to ask. */
export type AuthenticWish = {
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

/** Honest mails have one to three. Each is worked out and asked about, and a thousand would keep the thread from everybody else's. */
const mostSignatures = 10

/** Bytes that are worked out at most, each signature's anew: three signatures of the largest mail. */
const mostSigned = 80_000_000

/** Honest mails have some hundred lines above their text, and take the library a moment; sixty thousand take it a minute. */
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

/** One question, one try: a name server that does not answer now is not waited for. */
function plainDns(): DNSResolver {
  const dns = new Resolver({ timeout: 1500, tries: 1 })
  return (name, type) => dns.resolve(name, type) as Promise<string[][] | string[]>
}

/** SPF, DKIM and DMARC of a mail. Never fails: what cannot be found out in time is `unknown`. Fetches nothing but DNS records. */
export async function authenticOf(
  { bytes, ip, helo, sender, limitMs }: AuthenticWish,
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
        // it would fetch pictures
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
    // a signature that leaves the end of the mail open vouches for nothing there
    const vouched = signatures.some(
      ({ result, aligned, underSized }) => result === 'pass' && aligned && !underSized,
    )
    const bySender = words.dmarc === 'pass' && words.spf === 'pass'
    // two programs may read one head in two ways: what was proven must be the sender that we show
    const { headerFrom } = found.dkim
    const isShown = headerFrom.length === 1 && plainAddress(headerFrom[0]!) === from.address
    if ((vouched || bySender) && isShown) return { authentic: 'proven', ...words }
    if (silent) return { authentic: 'unknown', ...words }
    // a domain that asks for nothing to be done about it is not sure itself
    const denied = words.dmarc === 'fail' && found.dmarc && found.dmarc.policy !== 'none'
    return { authentic: denied ? 'failed' : 'unproven', ...words }
  } catch {
    return unasked
  } finally {
    clearTimeout(timer)
  }
}
