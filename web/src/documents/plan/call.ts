import type { Explanation } from '@brieflotse/contract'

/** The sender's own number, as it is printed in the letter and can be trusted: the one place of help without an address. */
export function senderNumber({ help = [] }: Pick<Explanation, 'help'>): {
  name: string
  phone: string
} | null {
  const own = help.find(({ address, phone }) => address === null && phone !== null)
  return own?.phone ? { name: own.name, phone: own.phone } : null
}

export const callHref = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`
