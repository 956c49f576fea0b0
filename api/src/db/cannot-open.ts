/** The data cannot be opened. The message says why and what the operator can do. */
export class CannotOpen extends Error {}

/** Whether SQLite reports a damaged file or one that is no database. */
export function isDamage(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  return /^SQLITE_(CORRUPT|NOTADB)/.test(String(code)) || isDamage(error.cause)
}

const putBack = (copy: 'Copy' | 'copy') =>
  `${copy} the data folder to a safe place, then put the newest backup back: npm run restore -- backups/brieflotse-… (see "Backups" in docs/operating.md).`

export const damaged = (file: string, cause: unknown) =>
  new CannotOpen(
    `The database ${file} is damaged and cannot be opened. Nothing was changed. ${putBack('Copy')}`,
    { cause },
  )

/** The message if the database could be opened and the damage was found later. */
export const damagedInside = (dataFolder: string) =>
  `The database in ${dataFolder} is damaged: some of it cannot be read. While the server is stopped, ${putBack('copy')}`
