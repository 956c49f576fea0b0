import { BlockList, isIP, isIPv6 } from 'node:net'

/** Whether the forwarding header from the machine at `address` is trusted; `hop` 0 is the machine that connects to this server. */
export type TrustProxy = (address: string, hop: number) => boolean

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Parses the operator's setting of trusted proxies: `false`, a number of proxies (`true` means one), or addresses and networks
 * separated by commas. Null if it is none of these. Each proxy appends the address it sees to what the client claims, so only as
 * many entries as there are proxies are true.
 */
export function trustOf(setting: string): false | TrustProxy | null {
  if (setting === 'false') return false
  if (setting === 'true') return hops(1)
  if (/^[1-9]$/.test(setting)) return hops(Number(setting))
  const networks = setting.split(',').flatMap((part) => named[part.trim()] ?? [part.trim()])
  const list = new BlockList()
  for (const network of networks) if (!add(list, network)) return null
  return (address) => {
    const bare = bareAddress(address)
    return isIP(bare) !== 0 && list.check(bare, kindOf(bare))
  }
}

const hops = (count: number) => (_address: string, hop: number) => hop < count

function add(list: BlockList, network: string): boolean {
  const [address = '', bits, more] = network.split('/')
  if (isIP(address) === 0 || more !== undefined) return false
  if (bits === undefined) {
    list.addAddress(address, kindOf(address))
    return true
  }
  // A /0 network would trust everybody.
  const most = isIPv6(address) ? 128 : 32
  if (!/^\d{1,3}$/.test(bits) || Number(bits) < 1 || Number(bits) > most) return false
  list.addSubnet(address, Number(bits), kindOf(address))
  return true
}

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** The plain address without what some proxies add: a port, brackets, or the IPv6 form of an IPv4 address. */
export function bareAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  const bare = bracketed ?? beforePort ?? address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(bare) ?? []
  return mapped ?? bare
}
