import type { FastifyRequest } from 'fastify'

/** A mail delivered by a provider. `once`: a token that may be used for one mail only, because its signature does not cover the mail. */
export type HandedOver = {
  bytes: Uint8Array
  recipients: string[]
  sender: string | null
  once: string | null
}

type ReadOptions = { windowMs: number; now: number; maxBytes: number }

/** What the headers alone prove: the sender has the key, has not, or it is not known yet. */
export type Proof = 'yes' | 'no' | 'not-yet'

export type Hook = {
  /** The end of the URL below `/api/webhooks/`. */
  name: string
  /** The status that makes the provider stop retrying. */
  gone: number
  /** Checks the headers before the body is read. */
  prove(request: FastifyRequest, key: string, options: ReadOptions): Proof
  /** Reads the mail; null if the signature is wrong or not recent. */
  read(request: FastifyRequest, key: string, options: ReadOptions): Promise<HandedOver | null>
}
