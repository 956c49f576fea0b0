import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href

type Started = {
  entry: string
  args?: string[]
  flags?: string[]
  env: NodeJS.ProcessEnv
  /** Called with the server's output. */
  hear: (chunk: Buffer) => void
  /** The log to show if the server ends before it listens. */
  log: () => string[]
}

/** Starts a server in a child process and waits for its first message, `told`. Rejects with its log if it ends before that. */
export async function forkServer({
  entry,
  args = [],
  flags = [],
  env,
  hear,
  log,
}: Started): Promise<{ child: ChildProcess; told: unknown }> {
  const execArgv = [...flags, '--import', loader]
  const child = fork(entry, args, { cwd: root, execArgv, env, silent: true })
  child.stdout!.on('data', hear)
  child.stderr!.on('data', hear)
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The server ended: ${log().join('\n')}`)
  })
  // A rejection after the start has no listener; the caller waits for the exit itself.
  ended.catch(() => {})
  const [told] = (await Promise.race([once(child, 'message'), ended])) as [unknown]
  return { child, told }
}
