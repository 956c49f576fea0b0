// What `npm run invite` runs: an address by which somebody can make an account where registration is closed, once, within a week. The
// server may run meanwhile; it must have been started once.
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
