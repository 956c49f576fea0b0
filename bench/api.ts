// Requests per second for the list of 1,000 documents, compared with a bare Fastify + better-sqlite3 handler that returns the same
// bytes. Each server runs in its own process. Run: `npx tsx bench/api.ts [seconds]`
import { execFile, fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const seconds = Number(process.argv[2] ?? 5)
const servers = fileURLToPath(new URL('../api/test/bench-servers.ts', import.meta.url))
const autocannon = createRequire(import.meta.url).resolve('autocannon')
const run = promisify(execFile)

type Started = { child: ChildProcess; url: string; cookie: string }
type Figures = { requests: { average: number }; latency: { p50: number; p99: number } }

async function start(kind: 'ours' | 'bare', folder: string): Promise<Started> {
  const child = fork(servers, [kind, folder])
  const died = once(child, 'exit').then(() => Promise.reject(new Error(`${kind} did not start`)))
  const message = await Promise.race([once(child, 'message'), died])
  const [{ url, cookie }] = message as [{ url: string; cookie: string }]
  return { child, url, cookie }
}

async function measure({ url, cookie }: Started, duration: number): Promise<Figures> {
  const options = ['--json', '-c', '10', '-d', String(duration), '-H', `cookie=${cookie}`]
  const { stdout } = await run(process.execPath, [autocannon, ...options, url])
  return JSON.parse(stdout) as Figures
}

const bytesOf = async ({ url, cookie }: Started) =>
  (await fetch(url, { headers: { cookie } })).text()

/** Starts both servers, compares their bytes, and measures them alternately so that neither has the quieter machine. */
export async function compare(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'brieflotse-bench-'))
  // `ours` starts first, because it creates the database that `bare` reads.
  const ours = await start('ours', folder)
  const bare = await start('bare', folder)
  try {
    const bytes = await bytesOf(ours)
    if ((await bytesOf(bare)) !== bytes) throw new Error('The two answers differ')
    for (const server of [ours, bare]) await measure(server, 1)
    const best = { ours: 0, bare: 0 }
    const rows: Record<string, object> = {}
    for (let round = 1; round <= 3; round++) {
      for (const [name, server] of Object.entries({ ours, bare })) {
        const { requests, latency } = await measure(server, seconds)
        const kind = name as 'ours' | 'bare'
        best[kind] = Math.max(best[kind], requests.average)
        rows[`${name}, round ${round}`] = {
          'requests/s': Math.round(requests.average),
          'p50 ms': latency.p50,
          'p99 ms': latency.p99,
        }
      }
    }
    console.table(rows)
    console.log(
      `GET /api/documents, 1,000 documents, ${Math.round(bytes.length / 1000)} kB: ` +
        `ratio to the bare loop ${(best.ours / best.bare).toFixed(2)} (best rounds)`,
    )
  } finally {
    for (const { child } of [ours, bare]) child.kill()
    rmSync(folder, { recursive: true, force: true })
  }
}

await compare()
