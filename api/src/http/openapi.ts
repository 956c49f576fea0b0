import { ErrorBody, UploadFields } from '@brieflotse/contract'
import swagger from '@fastify/swagger'
import { toJsonSchema } from '@valibot/to-json-schema'
import type { FastifyInstance, FastifySchema } from 'fastify'
import type { GenericSchema } from 'valibot'

// Bodies that are no JSON, and have no schema to be validated by.
const multipart = {
  consumes: ['multipart/form-data'],
  headers: {
    type: 'object',
    properties: { 'idempotency-key': { type: 'string', format: 'uuid' } },
  },
  body: {
    type: 'object',
    properties: {
      file: { type: 'array', items: { type: 'string', format: 'binary' } },
      ...(json(UploadFields, 'input') as { properties: object }).properties,
    },
  },
}

const piece = {
  consumes: ['application/octet-stream'],
  body: { type: 'string', format: 'binary' },
}

const bodies: Record<string, object> = {
  'POST /api/documents': multipart,
  'PUT /api/uploads/:hash': piece,
  'PUT /api/user/signature': piece,
}

/** Describes every route that is registered after it, from the schemas of the contract. Read it at `/api/docs/json`. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Brieflotse', version: '1' },
      components: {
        securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'brieflotse-session' } },
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
