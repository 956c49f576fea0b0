import type { LocalDatabase } from '../db.ts'

/** The signature as the server has it since `at`. */
export type KeptSignature = { at: string; bytes: ArrayBuffer }

export async function keepSignature(
  db: LocalDatabase,
  at: string,
  bytes: ArrayBuffer,
): Promise<void> {
  await db.meta.put({ key: 'signature', value: { at, bytes } satisfies KeptSignature })
}
