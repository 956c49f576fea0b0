import { readConfig, type Config } from './config.ts'
import { localProviders } from './deps.ts'
import { CannotListen } from './inbox/arriving/smtp.ts'
import { CannotBackUp } from './operation/usable-folder.ts'
import { startServer } from './start.ts'

const config = configOrExit()
await startServer(config, localProviders(config)).catch((error: unknown) => {
  if (!(error instanceof CannotListen || error instanceof CannotBackUp)) throw error
  console.error(error.message)
  process.exit(1)
})
process.send?.('ready')
// Whoever started the server with a channel wants it to end with them.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
