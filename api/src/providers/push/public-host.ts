import { lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Private and reserved networks. Source: IANA special-purpose address registries for IPv4 and IPv6.
const own = new BlockList()
const nets4 = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16']
const more4 = ['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16']
const rest4 = ['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4']
for (const net of [...nets4, ...more4, ...rest4]) {
  const [address = '', bits] = net.split('/')
  own.addSubnet(address, Number(bits), 'ipv4')
}
// Only 2000::/3 is public, without the ranges in it that tunnel IPv4.
const open6 = new BlockList()
open6.addSubnet('2000::', 3, 'ipv6')
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  own.addSubnet(address, bits, 'ipv6')
}

/** Whether an IP address is public and not in a private network. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !own.check(address, 'ipv4')
  return version === 6 && open6.check(address, 'ipv6') && !own.check(address, 'ipv6')
}

/** Whether a URL names a public host over https, on the default port, without credentials. */
export function isPublicHttps(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname, port, username, password } = new URL(address)
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  // Push services have host names with a dot, not IP addresses.
  if (/^[[\d.]+\]?$/.test(hostname) || !/\.[a-z][a-z\d-]*[a-z]$/i.test(hostname)) return false
  return !/\.(localhost|local|internal|intranet|lan|home|corp|private|test|invalid|example|home\.arpa)$/i.test(
    hostname,
  )
}

/** A DNS lookup that fails for private addresses. The check is needed at connection time, because a name can point anywhere and change. */
export const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '', 0)
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address))) {
      return done(Object.assign(new Error('not a public address'), { code: 'EPRIVATE' }), '', 0)
    }
    if (options.all) return done(null, found)
    done(null, first.address, first.family)
  })
}
