import type { Explanation } from '@brieflotse/contract'

/** The phone number of the sender, if it is printed and trusted. In `help`, the sender is the only entry without an address. */
export function senderNumber({ help = [] }: Pick<Explanation, 'help'>): {
  name: string
  phone: string
} | null {
  const own = help.find(({ address, phone }) => address === null && phone !== null)
  return own?.phone ? { name: own.name, phone: own.phone } : null
}

export const callHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
