// Runs as `npm run restore -- <folder of a backup>`. The server must be stopped. Existing data is moved aside.
import { resolve } from 'node:path'
import { readConfig } from '../api/src/config.ts'
import { restore } from '../api/src/operation/restore.ts'
import { contentMissingFor } from '../api/src/operation/restore-check.ts'
import { bucketOf } from '../api/src/storage-config.ts'

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new Error('Which backup? npm run restore -- backups/brieflotse-…')
  const { dataFolder, storage } = readConfig(process.env)
  const missing = await contentMissingFor(resolve(folder), await bucketOf(storage))
  const aside = await restore({ backup: resolve(folder), dataFolder, now: new Date() })
  console.log(
    `Restored into ${dataFolder}.${aside ? ` What was there before lies in ${aside}.` : ''}`,
  )
  if (missing.length > 0)
    console.error(
      `The bucket does not have ${missing.length} files that this backup refers to, such as ${missing[0]}. If nobody erased them, look for them in a copy of the bucket.`,
    )
  console.log(
    'Everybody has to log in again. Passwords that were changed after this backup was made are the old ones, accounts that were locked are open.',
  )
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
