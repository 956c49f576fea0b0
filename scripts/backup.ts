// Runs as `npm run backup`: backs up everything, whether or not the server is running. Files in an S3 bucket stay there.
//   npm run backup                        into the folder "backups" next to the data, or BRIEFLOTSE_BACKUP_DIR
//   npm run backup -- --to <folder> --keep 14
import { parseArgs } from 'node:util'
import { resolve } from 'node:path'
import { readConfig } from '../api/src/config.ts'
import { backUp } from '../api/src/operation/back-up.ts'

const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })
try {
  const { dataFolder, backup, storage } = readConfig(process.env)
  const keep = values.keep === undefined ? backup.keep : Number(values.keep)
  if (!Number.isSafeInteger(keep) || keep < 1)
    throw new Error('--keep must be a whole number from 1')
  const backupFolder = values.to ? resolve(values.to) : backup.folder
  const bucket = storage.BRIEFLOTSE_STORAGE === 's3' ? storage.BRIEFLOTSE_S3_BUCKET! : null
  const made = await backUp({ dataFolder, backupFolder, keep, bucket, now: new Date() })
  console.log(
    `${backupFolder}/${made.name}: ${made.files} files, ${made.bytes} bytes, proven whole`,
  )
  if (bucket !== null)
    console.log(`The files of the letters are not in it. They are in the bucket "${bucket}".`)
  if (made.doubt)
    console.error(
      'No earlier backup was removed: the server doubts its database or its clock. See "What is tidied up" in docs/operating.md.',
    )
  for (const path of made.lost ?? [])
    console.error(`${path} is lost: neither the data folder nor an earlier backup has it.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
