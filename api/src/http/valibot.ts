import { AppError } from '@brieflotse/contract'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifySchemaCompiler,
  FastifyTypeProvider,
  RawServerDefault,
} from 'fastify'
import type { FastifySerializerCompiler } from 'fastify/types/schema.js'
import type { IncomingMessage, ServerResponse } from 'node:http'
import * as v from 'valibot'

/** A response that already fits its schema; `text` is its JSON. */
export class Rendered<T> {
  declare readonly of: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export interface ValibotTypes extends FastifyTypeProvider {
  validator: this['schema'] extends v.GenericSchema ? v.InferOutput<this['schema']> : unknown
  serializer: this['schema'] extends v.GenericSchema
    ? v.InferInput<this['schema']> | Rendered<v.InferOutput<this['schema']>>
    : unknown
}

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ValibotTypes
>

/** Renders a value as JSON by its schema. Fields that the schema lacks are left out. */
export function render<S extends v.GenericSchema>(
  schema: S,
  value: v.InferInput<S>,
): Rendered<v.InferOutput<S>> {
  return new Rendered(JSON.stringify(v.parse(schema, value)))
}

// An id in the URL that is not a number gets the same error as the id of a missing row.
const codes = { params: 'not-found' } as const

export const validatorCompiler: FastifySchemaCompiler<v.GenericSchema> =
  ({ schema, httpPart }) =>
  (data) => {
    // The messages of this project's schemas take precedence. Valibot's own sentences are for programmers and quote the input.
    const parsed = v.safeParse(schema, data, { message: 'invalid-input', abortEarly: true })
    if (parsed.success) return { value: parsed.output }
    if (httpPart === 'params') return { error: new AppError(codes.params) }
    return { error: new AppError('invalid-input', { id: parsed.issues[0].message, values: {} }) }
  }

export const serializerCompiler: FastifySerializerCompiler<v.GenericSchema> =
  ({ schema }) =>
  (data: unknown) =>
    data instanceof Rendered ? data.text : JSON.stringify(v.parse(schema, data))
