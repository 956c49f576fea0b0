// The attacked server, in its own process: the real one, which also reports every route, including those missing in its API
// description. Fastify itself announces them, so no list has to be maintained.
import { subscribe } from 'node:diagnostics_channel'
import { readConfig } from '../../api/src/config.ts'
import type { Api } from '../../api/src/http/valibot.ts'
import { localProviders } from '../../api/src/deps.ts'
import { startServer } from '../../api/src/start.ts'

export type Route = { method: string; url: string }

const routes: Route[] = []
subscribe('fastify.initialization', (message) => {
  const { fastify } = message as { fastify: Api }
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url })
  })
})

const config = readConfig(process.env)
const { port, mailPort } = await startServer(config, localProviders(config))
process.send?.({ what: 'listening', port, mailPort, routes })
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
