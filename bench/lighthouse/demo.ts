import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const demo = fileURLToPath(new URL('../../demo/run.ts', import.meta.url))

/** Fills an account like `npm run demo` and logs in. Returns the session, and the id of the letter with the most content. */
export async function prepareDemo(address: string) {
  const said = await runDemo(address)
  const [, username] = /Username: (\S+)/.exec(said) ?? []
  const [, password] = /Password: (\S+)/.exec(said) ?? []
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ')
  const list = await fetch(`${address}/api/documents`, { headers: { cookie } })
  const documents = (await list.json()) as { id: number }[]
  // Documents come newest first, and the first uploaded one has the most content.
  return { cookie, letter: documents.at(-1)!.id }
}

async function runDemo(address: string): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', demo, address], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  await once(child, 'close')
  return said
}
