import type { FastifyRequest } from 'fastify'

/** A mail as a provider handed it over. `once`: what may be used for one mail only, because it was signed without the mail. */
export type HandedOver = {
  bytes: Uint8Array
  recipients: string[]
  sender: string | null
  once: string | null
}

export type ReadOptions = { windowMs: number; now: number; maxBytes: number }

export type Hook = {
  /** The end of its address, below `/api/webhooks/`. */
  name: string
  /** The status after which the provider does not try again. */
  gone: number
  /** Null where the signature is not right, or not from now. */
  read(request: FastifyRequest, key: string, options: ReadOptions): Promise<HandedOver | null>
}
