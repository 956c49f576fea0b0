import type { LocalDatabase } from '../db.ts'

/** The cached signature; `at`: when the user saved it on the server. */
export type KeptSignature = { at: string; bytes: ArrayBuffer }

export async function keepSignature(
  db: LocalDatabase,
  at: string,
  bytes: ArrayBuffer,
): Promise<void> {
  await db.meta.put({ key: 'signature', value: { at, bytes } satisfies KeptSignature })
}
