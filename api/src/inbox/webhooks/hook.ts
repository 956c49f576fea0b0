import type { FastifyRequest } from 'fastify'

/** A mail as a provider handed it over. `once`: what may be used for one mail only, because it was signed without the mail. */
export type HandedOver = {
  bytes: Uint8Array
  recipients: string[]
  sender: string | null
  once: string | null
}

export type ReadOptions = { windowMs: number; now: number; maxBytes: number }

/** What the headers alone say: that the sender has the key, that it has not, or nothing yet. */
export type Proof = 'yes' | 'no' | 'not-yet'

export type Hook = {
  /** The end of its address, below `/api/webhooks/`. */
  name: string
  /** The status after which the provider does not try again. */
  gone: number
  /** Looked at before a byte of the body is taken. */
  prove(request: FastifyRequest, key: string, options: ReadOptions): Proof
  /** Null where the signature is not right, or not from now. */
  read(request: FastifyRequest, key: string, options: ReadOptions): Promise<HandedOver | null>
}
