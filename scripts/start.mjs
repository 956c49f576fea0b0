// Runs as `npm start`: installs and builds what is missing, then runs the server until Ctrl-C.
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { buildWeb } from './build-web.mjs'
import { install, root } from './install.mjs'
import { whenNpmEnds } from './when-npm-ends.mjs'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const address = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`

install()
if (Number.isInteger(port) && !(await isFree())) {
  console.error(`
Port ${port} is already in use, perhaps by another Brieflotse. Stop that program, or choose another port.
Two servers cannot share a data folder, so a second one needs a folder of its own:
  PORT=${port + 1} BRIEFLOTSE_DATA_DIR=data-${port + 1} npm start`)
  process.exit(1)
}
if (!buildWeb()) {
  console.error('The web app could not be built; the lines above say why.')
  process.exit(1)
}

// Without these settings, glibc's allocator keeps hundreds of unused megabytes for the picture threads. They limit the number of
// arenas and return large blocks to the system. glibc reads them only at process start; other C libraries ignore them.
const env = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '262144',
  ...process.env,
}
const server = spawn(process.execPath, ['--import', 'tsx', 'api/src/main.ts'], {
  cwd: root,
  env,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('message', () => {
  console.log(`\nBrieflotse is ready: ${address}\nStop it with Ctrl-C.\n`)
})
// The terminal sends Ctrl-C to the server too, so this process only waits for the server to end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
whenNpmEnds(() => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 0 : 1)))

function isFree() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
