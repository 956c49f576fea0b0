// Runs as `npm run invite`: prints a URL with which somebody can register once, within a week, while registration is closed. The
// server may be running; it must have been started once before.
import { readConfig } from '../api/src/config.ts'
import { inviteFromOutside } from '../api/src/operation/invite.ts'

try {
  const { dataFolder, publicUrl } = readConfig(process.env)
  const { address, until } = inviteFromOutside(dataFolder, publicUrl, Date.now())
  console.log(`${address}\nfor one account, until ${until}`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
