import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { useInvite } from '../api/src/account/invites.ts'
import { openDb } from '../api/src/db/open.ts'

test('npm run invite prints an address that lets one person in', { timeout: 60_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'brieflotse-invite-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const db = await openDb(join(folder, 'brieflotse.db'))
  const root = new URL('..', import.meta.url).pathname
  const { stdout } = await promisify(execFile)('npx', ['tsx', 'scripts/invite.ts'], {
    cwd: root,
    env: { ...process.env, BRIEFLOTSE_DATA_DIR: folder },
  })
  const token = /\/auth#invite=([\w-]+)\n/.exec(stdout)?.[1]
  const use = () => db.write((tx) => useInvite(tx, token!, Date.now()))
  await use()
  await expect(use()).rejects.toMatchObject({ code: 'registration-closed' })
  await db.close()
})
