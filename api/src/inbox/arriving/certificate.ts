import { readFileSync, statSync } from 'node:fs'

export type Certificate = ReturnType<typeof certificateOf>

/** Reads the TLS certificate and key from files that are renewed every few weeks. */
export function certificateOf({ cert, key }: { cert: string; key: string }) {
  const age = () => Math.max(statSync(cert).mtimeMs, statSync(key).mtimeMs)
  const read = () => ({
    cert: readFileSync(cert),
    key: readFileSync(key),
    minVersion: 'TLSv1.2' as const,
  })
  let seen = age()
  return {
    read,
    /** The new files; null if they have not changed. */
    renewed() {
      const now = age()
      if (now === seen) return null
      seen = now
      return read()
    },
  }
}
