// Runs as `npm run dev`: the server, restarted on changes, and the web app with hot reload. Ctrl-C ends both.
import { type ChildProcess, spawn } from 'node:child_process'

const api = process.env['PORT'] ?? '3000'
const web = '5173'

const children = [
  start('tsx', ['watch', '--clear-screen=false', 'api/src/main.ts'], '.', { PORT: api }),
  start('./node_modules/.bin/vite', ['--port', web], 'web', {
    BRIEFLOTSE_API: `http://127.0.0.1:${api}`,
  }),
]
console.log(`Web app with hot reload: http://localhost:${web} (server on port ${api})`)

function start(
  command: string,
  args: string[],
  cwd: string,
  env: Record<string, string>,
): ChildProcess {
  const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } })
  child.on('exit', (code) => stop(code ?? 0))
  return child
}

function stop(code: number): void {
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(0))
