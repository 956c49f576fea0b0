import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { JsonSchema } from 'json-schema-faker'
import { forkServer } from '../fork-server.ts'
import type { Route } from './server.ts'

/** A part of the API description (JSON Schema). */
export type Schema = Exclude<JsonSchema, boolean>
type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema: Schema }
/** A route with its API description; parts are missing if the description leaves it out. */
export type Described = Route & {
  parameters: Parameter[]
  body: Schema | null
  type: string | null
}

export type Target = Awaited<ReturnType<typeof startTarget>>

const entry = fileURLToPath(new URL('./server.ts', import.meta.url))

/** The signing key of mail providers. */
export const hookKey = 'k'.repeat(32)
/** The domain of the forwarding addresses. */
export const mailHost = 'in.example.org'

const settings = {
  PORT: '0',
  HOST: '127.0.0.1',
  BRIEFLOTSE_LOG_LEVEL: 'error',
  // Each attacker uses a different address, because rate limits by address would end the attack early.
  BRIEFLOTSE_TRUST_PROXY: 'true',
  BRIEFLOTSE_TRANSLATION: 'off',
  BRIEFLOTSE_PUBLIC_URL: 'https://post.example.org',
  BRIEFLOTSE_METRICS_TOKEN: '0123456789abcdef',
  BRIEFLOTSE_MAIL_HOST: mailHost,
  BRIEFLOTSE_MAIL_LISTEN: '127.0.0.1',
  BRIEFLOTSE_MAIL_PORT: '0',
  BRIEFLOTSE_MAILGUN_SIGNING_KEY: hookKey,
  BRIEFLOTSE_POSTMARK_WEBHOOK_KEY: hookKey,
  BRIEFLOTSE_MAIL_WEBHOOK_KEY: hookKey,
}

/** Starts the real server with its own data. */
export async function startTarget() {
  const dataFolder = mkdtempSync(join(tmpdir(), 'brieflotse-attack-'))
  const webFolder = join(dataFolder, 'web')
  mkdirSync(webFolder)
  writeFileSync(join(webFolder, 'index.html'), '<!doctype html>')
  const env = {
    PATH: process.env['PATH'],
    ...settings,
    BRIEFLOTSE_DATA_DIR: dataFolder,
    BRIEFLOTSE_WEB_DIST: webFolder,
  }
  const errors = new Map<string, string>()
  const { child, told } = await forkServer({
    entry,
    env,
    hear: byRequest(errors),
    log: () => [...errors.values()],
  })
  process.once('exit', () => child.kill('SIGKILL'))
  const { port, mailPort, routes } = told as Told
  const address = `http://127.0.0.1:${port}`
  return {
    address,
    port,
    mailPort,
    dataFolder,
    routes: await describe(address, routes),
    /** The log lines of a failed request. */
    logOf: (id: string | null) => errors.get(id ?? '') ?? '',
    isAlive: () => child.exitCode === null && child.signalCode === null,
    /** The server's memory in MB. */
    memory: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024,
    async stop(): Promise<void> {
      const gone = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGKILL')) await gone
      rmSync(dataFolder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

type Told = { port: number; mailPort: number; routes: Route[] }

/** Collects log lines by request id. */
function byRequest(errors: Map<string, string>): (chunk: Buffer) => void {
  let rest = ''
  return (chunk) => {
    const lines = (rest + chunk.toString()).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) errors.set(/"reqId":"([^"]+)"/.exec(line)?.[1] ?? line, line)
  }
}

type Operation = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

/** Every route with its API description. */
async function describe(address: string, routes: Route[]): Promise<Described[]> {
  const { paths } = (await (await fetch(`${address}/api/docs/json`)).json()) as {
    paths: Record<string, Record<string, Operation>>
  }
  return routes
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url }) => {
      const known = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      const [type, content] = Object.entries(known?.requestBody?.content ?? {})[0] ?? [null, null]
      return {
        method,
        url,
        parameters: known?.parameters ?? [],
        body: content?.schema ?? null,
        type,
      }
    })
}
