import { readConfig, type Config } from './config.ts'
import { CannotOpen, damagedInside, isDamage } from './db/cannot-open.ts'
import { localProviders } from './deps.ts'
import { CannotListen } from './inbox/arriving/smtp.ts'
import { CannotBackUp } from './operation/usable-folder.ts'
import { CannotStore } from './providers/storage/s3-prove.ts'
import { startServer } from './start.ts'

const config = configOrExit()
await startServer(config, localProviders(config)).catch((error: unknown) => {
  const sentence = sentenceOf(error)
  if (sentence === null) throw error
  console.error(sentence)
  process.exit(1)
})
process.send?.('ready')
// A parent process with an IPC channel expects the server to stop when that process ends.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))

/** A sentence for an error that the operator can fix; null for others, which are printed with their stack. */
function sentenceOf(error: unknown): string | null {
  const known = [CannotListen, CannotBackUp, CannotOpen, CannotStore].some(
    (kind) => error instanceof kind,
  )
  if (known) return (error as Error).message
  if (isDamage(error)) return damagedInside(config.dataFolder)
  const { syscall, code } = error as NodeJS.ErrnoException
  return syscall === 'listen'
    ? `The server cannot listen at ${config.host} port ${config.port} (${code}). Stop the program that has this port, or set PORT or HOST.`
    : null
}

function configOrExit(): Config {
  try {
    return readConfig(process.env)
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
