import {
  type Endpoint,
  ErrorBody,
  mailSource,
  processSharedEmail,
  sendModelChunk,
  sendChunk,
  setSignature,
  startImport,
  transferType,
  uploadDocument,
  UploadFields,
} from '@brieflotse/contract'
import swagger from '@fastify/swagger'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { GenericSchema } from 'valibot'
import { sessionCookie } from './session.ts'

const file = { type: 'string', format: 'binary' }
const fields = json(UploadFields, 'input') as { properties: object }

const form = (properties: object) => ({
  consumes: ['multipart/form-data'],
  headers: {
    type: 'object',
    properties: { 'idempotency-key': { type: 'string', format: 'uuid' } },
  },
  body: { type: 'object', properties },
})
const bytes = (type: string) => ({ consumes: [type], body: file })
const keyOf = ({ method, url }: Endpoint) => `${method} ${url}`

/** Bodies that are not JSON and are not validated by a schema. */
const bodies: Record<string, object> = {
  [keyOf(uploadDocument)]: form({ file: { type: 'array', items: file }, ...fields.properties }),
  [keyOf(processSharedEmail)]: form({
    emailContent: { type: 'string' },
    source: { const: mailSource },
    attachment_0: file,
  }),
  [keyOf(sendChunk)]: bytes('application/octet-stream'),
  [keyOf(setSignature)]: bytes('application/octet-stream'),
  [keyOf(sendModelChunk)]: bytes('application/octet-stream'),
  [keyOf(startImport)]: bytes(transferType),
}

/**
 * Generates the OpenAPI description of all routes registered after it, from the schemas of the contract. It is served at
 * `/api/docs/json`.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Brieflotse', version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      },
    },
    transform: ({ schema, url, route }) => ({
      schema: { ...describe(schema), ...bodies[`${String(route.method)} ${route.url}`] },
      url,
    }),
  })
  app.get('/api/docs/json', { schema: { hide: true } }, () => app.swagger())
}

function describe(schema: FastifySchema | undefined): FastifySchema {
  const { params, querystring, body, response, ...rest } = (schema ?? {}) as Record<string, unknown>
  const answers = Object.entries((response ?? {}) as Record<string, GenericSchema>)
  return {
    ...rest,
    ...(params !== undefined && { params: json(params, 'input') }),
    ...(querystring !== undefined && { querystring: json(querystring, 'input') }),
    ...(body !== undefined && { body: json(body, 'input') }),
    response: {
      ...Object.fromEntries(
        answers.map(([status, answer]) => [
          status,
          status === '204' ? { description: 'Done', type: 'null' } : json(answer, 'output'),
        ]),
      ),
      default: { description: 'What went wrong', ...json(ErrorBody, 'output') },
    },
  }
}

function json(schema: unknown, typeMode: 'input' | 'output'): object {
  const { $schema: _, ...described } = toJsonSchema(schema as GenericSchema, {
    typeMode,
    errorMode: 'ignore',
  })
  return described
}
