// What `npm start` runs: installs and builds what is missing, then runs the server until Ctrl-C.
import { createServer } from 'node:net'
import { buildWeb } from './build-web.mjs'
import { install } from './install.mjs'

const port = Number(process.env.PORT ?? 3000)
const host = process.env.HOST ?? '127.0.0.1'
const address = `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`

install()
if (Number.isInteger(port) && !(await isFree())) {
  console.error(`
Port ${port} is already in use, perhaps by another Brieflotse. Stop that program, or choose another port:
  PORT=${port + 1} npm start`)
  process.exit(1)
}
if (!buildWeb()) {
  console.error('The web app could not be built; the lines above say why.')
  process.exit(1)
}

// Ctrl-C arrives twice, from the terminal and from npm: the server stops at the first, the second must not tear it down
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {})

const { register } = await import('tsx/esm/api')
register()
await import('../api/src/main.ts')
console.log(`\nBrieflotse is ready: ${address}\nStop it with Ctrl-C.\n`)

function isFree() {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, host, () => probe.close(() => resolve(true)))
  })
}
