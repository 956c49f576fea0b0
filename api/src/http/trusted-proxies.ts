import { BlockList, isIP, isIPv6 } from 'node:net'

/** Says whether the word of the machine at `address` is believed; `hop` 0 is the one that is connected to us. */
export type TrustProxy = (address: string, hop: number) => boolean

const named: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/**
 * Whom to believe about addresses, as an operator writes it: `false`, how many proxies stand in a row (`true` is one), or their
 * addresses and networks with commas between them. Null when it is none of these.
 *
 * Proxies add the address they see to the right of what the client claims, so only as many entries as there are proxies are true.
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
  // /0 would be everybody
  const most = isIPv6(address) ? 128 : 32
  if (!/^\d{1,3}$/.test(bits) || Number(bits) < 1 || Number(bits) > most) return false
  list.addSubnet(address, Number(bits), kindOf(address))
  return true
}

const kindOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** An address without what some proxies write beside it: a port, brackets, or IPv6 around an IPv4 address. */
export function bareAddress(address: string): string {
  const [, bracketed] = /^\[([^\]]*)\](?::\d+)?$/.exec(address) ?? []
  const [, beforePort] = /^([\d.]+):\d+$/.exec(address) ?? []
  const bare = bracketed ?? beforePort ?? address
  const [, mapped] = /^::ffff:([\d.]+)$/i.exec(bare) ?? []
  return mapped ?? bare
}
