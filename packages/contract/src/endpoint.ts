import type { GenericSchema, InferInput, InferOutput } from 'valibot'

type Schemas = {
  params?: GenericSchema
  querystring?: GenericSchema
  body?: GenericSchema
  /** Successful responses only: errors have the same shape everywhere (`ErrorBody`). */
  response: { 200: GenericSchema } | { 201: GenericSchema } | { 204: GenericSchema }
}

/** An endpoint in the shape of a Fastify route without its handler. */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: `/api/${string}`
  schema: Schemas
}

/** What a caller passes: path parameters, query and body, each only where the endpoint has one. */
export type Request<E extends Endpoint> = {
  [
    P in 'params' | 'querystring' | 'body' as E['schema'][P] extends GenericSchema ? P : never
  ]: E['schema'][P] extends GenericSchema ? InferInput<E['schema'][P]> : never
}

type Answers<E extends Endpoint> = E['schema']['response'][keyof E['schema']['response']]

/** What the caller receives. */
export type Response<E extends Endpoint> =
  Answers<E> extends GenericSchema ? InferOutput<Answers<E>> : never
